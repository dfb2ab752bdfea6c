// A scene: which grounds it looks good on, how its title is lettered, and how it is drawn.
import type { Palette } from '../palette.ts';
import type { Prng } from '../prng.ts';

export type Scene = {
  hues: readonly number[];
  serif?: true;
  /** Draws into 300 × 400; the lettering covers what lies below y = 300. */
  draw: (random: Prng, palette: Palette, name: string) => string;
};
