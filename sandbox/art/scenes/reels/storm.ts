// Storms: one golden bolt over dark peaks.

import type { Prng } from '../../../core/prng.ts';
import { hsl, type Palette } from '../../palette.ts';
import { coin } from '../../shapes/gem.ts';
import { cloud, ridge } from '../../shapes/land.ts';
import { glow, sparkles } from '../../shapes/light.ts';
import { line, n, type Point, polygon, repeat } from '../../svg.ts';

export const storm = (random: Prng, palette: Palette): string => {
  const lean = random.between(-14, 14);
  const bolt: Point[] = [
    [176, 24],
    [104, 166],
    [146, 166],
    [116, 292],
    [208, 132],
    [160, 132],
    [206, 24],
  ];
  const hero = `<g transform="rotate(${n(lean)} 150 150)">${polygon(bolt, ['url(#m)', 'stroke="#fff" stroke-width="5" stroke-linejoin="round"'])}${polygon(
    [
      [186, 30],
      [122, 158],
      [150, 158],
    ],
    ['#fff', 'opacity=".6"'],
  )}</g>`;
  const forks = repeat(4, (nth) =>
    line(
      `M${40 + nth * 74} 60l${n(random.between(-16, 16))} 40l${n(random.between(-20, 20))} 26l${n(random.between(-14, 14))} 50`,
      [palette.light, 2.4, 'opacity=".7"'],
    ),
  );
  const sky = repeat(5, (nth) =>
    cloud([nth * 74, random.between(34, 66)], random.between(34, 44), [
      hsl(palette.hue, 40, 16 + nth * 3),
      0.95,
    ]),
  );
  const peaks =
    ridge(random, 236, { rough: 60, fill: palette.dark, sharp: true }) +
    ridge(random, 282, { rough: 30, fill: palette.deep, sharp: true });
  const coins = repeat(4, (nth) =>
    coin([46 + nth * 70, random.between(236, 280)], 17, { squash: 0.7, turn: random.between(-30, 30) }),
  );
  return glow([150, 150], 190, 0.9) + forks + peaks + sky + hero + coins + sparkles(random, 6);
};
