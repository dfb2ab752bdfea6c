// The seven symbols of a game's reels, from the best to the least, drawn in the palette of its own picture.

import { createPalette } from '../../art/palette.ts';
import { findScene } from '../../art/scenes/scene-table.ts';
import { defs } from '../../art/shapes/frame-defs.ts';
import { createPrng } from '../../core/prng.ts';
import type { CatalogueGame } from '../../data/games/catalogue.ts';
import { findGlyph } from './glyph-table.ts';

const sets: Record<string, string> = {
  gems: 'diamond crown ruby emerald sapphire amethyst topaz',
  fruit: 'seven bell cherry plum lemon orange lime',
  candy: 'star lolly berry mint grape cherry blue',
  temple: 'mask sun coin emerald lotus vase topaz',
  dragon: 'flame crown coin ruby fan emerald pearl',
  desert: 'sun mask vase coin sapphire topaz ruby',
  lantern: 'lamp crown fan coin lotus bell plum',
  forest: 'bluebell crown lotus leaf autumn emerald orange',
  ocean: 'pearl crown shell goldfish bluefish sapphire coin',
  storm: 'bolt crown sapphire amethyst coin star bell',
  space: 'ship planet star diamond amethyst blue violet',
  fish: 'crown goldfish redfish bluefish shell pearl coin',
  reef: 'pearl crown goldfish shell bluefish redfish emerald',
  mines: 'diamond bomb crown ruby emerald sapphire coin',
  plinko: 'star crown violet blue green orange coin',
};

const others = 'seven crown diamond die heart spade club';

const namesOf = (scene: string): string[] => (sets[scene] ?? others).split(' ');

export const toPalette = (game: CatalogueGame) =>
  createPalette(createPrng(`art:${game.code}`), findScene(game.scene).hues);

/** Returns one symbol as a picture; null if it does not exist. */
export const reelSymbol = (game: CatalogueGame, nth: number): string | null => {
  const name = namesOf(game.scene)[nth];
  if (!name) return null;
  const palette = toPalette(game);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-48 -48 96 96" width="96" height="96">${defs(palette)}${findGlyph(name)(palette)}</svg>`;
};
