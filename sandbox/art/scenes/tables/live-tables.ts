// Live tables: the room with cards or a wheel in front.

import type { Prng } from '../../../core/prng.ts';
import type { Palette } from '../../palette.ts';
import { type CardSuit, card, chip } from '../../shapes/play-things.ts';
import type { Point } from '../../svg.ts';
import { setting } from './live-room.ts';
import { rouletteWheel } from './roulette.ts';

const suits: CardSuit[] = ['heart', 'spade', 'diamond', 'club'];

const pair = (random: Prng, ranks: [string, string], at: Point): string =>
  card([at[0] - 16, at[1]], { rank: ranks[0], kind: random.pick(suits), turn: -12, scale: 0.56 }) +
  card([at[0] + 16, at[1] - 2], { rank: ranks[1], kind: random.pick(suits), turn: 10, scale: 0.56 });

export const liveBaccarat = (random: Prng, palette: Palette): string =>
  setting(
    random,
    palette,
    pair(random, [random.pick(['9', '8', 'K']), random.pick(['A', '7', 'Q'])], [84, 286]) +
      pair(random, [random.pick(['8', '6', 'J']), random.pick(['A', '9', '5'])], [216, 286]) +
      chip([150, 296], 15, palette.accentHue),
  );

export const liveBlackjack = (random: Prng, palette: Palette): string =>
  setting(
    random,
    palette,
    pair(random, ['A', random.pick(['J', 'K', 'Q'])], [150, 282]) +
      chip([74, 294], 17, palette.accentHue) +
      chip([96, 302], 15, 48) +
      chip([228, 294], 17, palette.hue + 60),
  );

export const liveRoulette = (random: Prng, palette: Palette): string =>
  setting(
    random,
    palette,
    rouletteWheel([150, 286], { r: 84, squash: 0.42, turn: random.between(0, 360) }) +
      chip([36, 302], 15, palette.accentHue) +
      chip([266, 302], 15, 48),
  );
