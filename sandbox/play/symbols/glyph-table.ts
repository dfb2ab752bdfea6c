// Every picture that a reel may show, by its name.
import { swirl } from '../../art/scenes/reels/candy.ts';
import { cherries, citrus, round, seven } from '../../art/scenes/reels/fruit.ts';
import { brilliant, coin, pearl } from '../../art/shapes/gem.ts';
import { die } from '../../art/shapes/play-things.ts';
import { line, n, place } from '../../art/svg.ts';
import type { Glyph } from './glyph.ts';
import { ball, gem, suited, sweet } from './hued-glyphs.ts';
import { bolt, fish, flame, flower, leaf, planet, shell, sun } from './nature-glyphs.ts';
import { bell, bomb, crown, fan, lamp, mask, ship, star, vase } from './thing-glyphs.ts';

const shellPearl = pearl([0, 0], 32) + line(`M${n(-16)} 12A22 22 0 0 0 18 8`, ['#c9b6e4', 3, 'opacity=".7"']);

const glyphs: Record<string, Glyph> = {
  ruby: gem(350, 8),
  emerald: gem(148, 6),
  sapphire: gem(218, 6),
  amethyst: gem(282, 8),
  topaz: gem(40, 4),
  diamond: () => brilliant([0, -2], 38, 196),
  coin: () => coin([0, 0], 36),
  pearl: () => shellPearl,
  star,
  bell,
  crown,
  bolt,
  planet,
  flame,
  leaf: leaf(122),
  autumn: leaf(24),
  lotus: flower(332),
  bluebell: flower(232),
  lamp,
  fan,
  shell,
  goldfish: fish(28),
  bluefish: fish(204),
  redfish: fish(350),
  mask,
  sun,
  vase,
  ship,
  seven: () => seven([-1, 0], 0.6),
  cherry: () => place([-9, 16], cherries([0, 0], 12)),
  lemon: () => citrus([0, 0], 35, 50),
  lime: () => citrus([0, 0], 35, 88),
  plum: () => round([0, 5], 31, 284),
  orange: () => round([0, 5], 31, 26),
  lolly: ({ accentHue }) => swirl([0, 0], 37, [accentHue, 330]),
  mint: sweet(160),
  berry: sweet(334),
  grape: sweet(268),
  blue: ball(212),
  green: ball(140),
  violet: ball(288),
  heart: suited('heart'),
  spade: suited('spade'),
  club: suited('club'),
  die: () => die([-6, 2], { hue: 340, scale: 1, values: [5, 3, 1] }),
  bomb,
};

/** @throws where a set names a glyph without a drawing */
export const findGlyph = (name: string): Glyph => {
  const glyph = glyphs[name];
  if (!glyph) throw new Error(`no glyph "${name}"`);
  return glyph;
};
