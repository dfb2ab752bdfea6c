// Subjects of further offers, all different; drawn around (520, 160).

import type { Prng } from '../../core/prng.ts';
import type { Palette } from '../palette.ts';
import { rocketShip } from '../scenes/action/rocket.ts';
import { rouletteWheel } from '../scenes/tables/roulette.ts';
import { coin, stone } from '../shapes/gem.ts';
import { card, chip } from '../shapes/play-things.ts';
import { circle, place, polar, repeat } from '../svg.ts';

type OfferHero = (random: Prng, palette: Palette) => string;

const wheel: OfferHero = (random, palette) =>
  rouletteWheel([520, 166], { r: 132, squash: 0.9, turn: random.between(0, 40) }) +
  chip([400, 280], 26, palette.accentHue) +
  chip([436, 292], 26, palette.hue) +
  coin([646, 282], 28, { squash: 0.6 });

const hand: OfferHero = (_random, palette) => {
  const fan = (['10', 'J', 'Q', 'K', 'A'] as const).map((rank, nth) =>
    card([420 + nth * 50, 150 + Math.abs(nth - 2) * 14], {
      rank,
      kind: nth % 2 ? 'spade' : 'heart',
      turn: -24 + nth * 12,
      scale: 1.08,
    }),
  );
  return fan.join('') + repeat(4, (nth) => chip([440 + nth * 54, 284], 24, palette.hue + nth * 60));
};

const rocket: OfferHero = (random, palette) => {
  const around = repeat(6, (nth) => {
    const at = polar([520, 160], 126, 30 + nth * 60);
    return nth % 2 ? coin(at, 20) : stone(at, 18, { hue: palette.accentHue + nth * 30, sides: 6 });
  });
  return (
    circle([520, 160], 112, ['url(#g)', 'opacity=".5"']) +
    around +
    place([520, 160], rocketShip(palette.accentHue), { turn: random.between(28, 38), scale: 1.2 })
  );
};

export const offerHeroes: Record<string, OfferHero> = { wheel, hand, rocket };
