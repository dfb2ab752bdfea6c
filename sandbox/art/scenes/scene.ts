// A scene: its backgrounds, the lettering of its title, and its drawing.

import type { Prng } from '../../core/prng.ts';
import type { Palette } from '../palette.ts';

export type Scene = {
  hues: readonly number[];
  serif?: true;
  /** Draws into 300 × 400; the lettering covers what lies below y = 300. */
  draw: (random: Prng, palette: Palette, name: string) => string;
};
