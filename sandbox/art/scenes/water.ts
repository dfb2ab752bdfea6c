// Under water: the hunts of the fish games.
import { hsl, type Palette } from '../palette.ts';
import type { Prng } from '../prng.ts';
import { coin } from '../shapes/gem.ts';
import { bubbles, ridge, weed } from '../shapes/land.ts';
import { glow, sparkles } from '../shapes/light.ts';
import { circle, ellipse, line, n, type Point, path, place, polygon, repeat } from '../svg.ts';

const beams = (random: Prng, palette: Palette): string =>
  repeat(6, (nth) => {
    const x = nth * 60 + random.between(-20, 20);
    const reach = random.between(40, 90);
    return polygon(
      [
        [x, -10],
        [x + 26, -10],
        [x + 26 + reach, 330],
        [x - 20 + reach, 330],
      ],
      [palette.light, `opacity="${n(random.between(0.05, 0.16))}"`],
    );
  });

const seabed = (random: Prng, palette: Palette): string =>
  repeat(9, (nth) =>
    weed(random, 10 + nth * 36, {
      height: random.between(90, 170),
      stroke: hsl(palette.hue + 70 + nth * 9, 60, 26 + (nth % 3) * 6),
    }),
  ) + ridge(random, 290, { rough: 14, fill: palette.deep });

const bigFish = (hue: number): string => {
  const tail = path(
    'M74 0C96-30 122-42 132-34C122-10 122 10 132 34C122 42 96 30 74 0Z',
    hsl(hue + 20, 86, 52),
  );
  const fins = path(
    'M-30-44C-4-84 40-78 58-62C40-50 30-40 24-34ZM-10 40C-6 70 18 78 34 70C28 56 24 44 20 36Z',
    hsl(hue + 20, 88, 56),
  );
  const body =
    path(
      'M-100 4C-82-46-10-66 48-30C66-18 76-8 84 0C76 10 66 20 48 32C-10 62-82 50-100 4Z',
      hsl(hue, 82, 50),
    ) + path('M-92 16C-50 40 20 44 70 14C40 52-64 60-92 16Z', [hsl(hue + 40, 86, 78), 'opacity=".8"']);
  const scales = repeat(12, (nth) =>
    line(`M${-26 + (nth % 4) * 22} ${-22 + Math.floor(nth / 4) * 18}q9 9 0 18`, [
      hsl(hue, 80, 34),
      3,
      'opacity=".55"',
    ]),
  );
  const eye =
    circle([-62, -10], 15, '#fff') + circle([-66, -10], 8, '#15182b') + circle([-69, -13], 3, '#fff');
  return (
    tail + fins + body + scales + eye + line('M-96 14q14 12 30 6', ['#3a0f1c', 4, 'stroke-linecap="round"'])
  );
};

const shark = (hue: number): string => {
  const fins = path('M-8-42L26-96L46-34ZM0 36L-16 84L36 40Z', hsl(hue, 34, 36));
  const body =
    path('M-118 2C-80-46 0-54 60-22L120-52L104 0L120 44L62 18C0 48-82 44-118 2Z', hsl(hue, 36, 46)) +
    path('M-112 12C-60 40 10 34 60 16C0 54-84 48-112 12Z', '#eef4fb');
  const jaw =
    path('M-100 18L-44 30L-62 12Z', '#7a1226') +
    repeat(4, (nth) =>
      polygon(
        [
          [-92 + nth * 12, 18],
          [-86 + nth * 12, 28],
          [-80 + nth * 12, 21],
        ],
        '#fff',
      ),
    );
  return (
    fins +
    body +
    jaw +
    circle([-72, -10], 6, '#0b0e18') +
    circle([-74, -12], 2, '#fff') +
    line('M-22-18q6 14 0 28M-8-20q6 16 0 32', [hsl(hue, 40, 28), 3])
  );
};

const school = (random: Prng, hue: number): string =>
  repeat(7, () => {
    const at: Point = [random.between(16, 284), random.between(30, 270)];
    return place(
      at,
      path('M-14 0C-6-9 6-9 14 0L22-7V7L14 0C6 9-6 9-14 0Z', hsl(hue + random.integer(-40, 40), 92, 64)) +
        circle([-8, -1.5], 1.6, '#123'),
      { turn: random.between(-14, 14), scale: random.between(0.7, 1.3) },
    );
  });

export const fish = (random: Prng, palette: Palette): string => {
  const hero = random.chance(0.6) ? bigFish(palette.accentHue) : shark(palette.hue + 10);
  const coins = repeat(7, (nth) =>
    coin([24 + nth * 42, 290 + random.between(-10, 8)], random.between(13, 19), { squash: 0.6 }),
  );
  const turn = random.between(-16, 16);
  return (
    beams(random, palette) +
    seabed(random, palette) +
    school(random, palette.accentHue + 120) +
    glow([150, 160], 130, 0.6) +
    place([150, 160], hero, { scale: 1.08, turn }) +
    bubbles(random, 16) +
    coins +
    sparkles(random, 5)
  );
};

const turtle = (hue: number): string => {
  const limb = hsl(hue, 52, 46);
  const limbs =
    path(
      'M-52-22C-96-58-110-44-104-30C-92-14-70-6-56-4ZM-50 26C-74 56-60 66-48 58C-38 48-32 38-30 32ZM46-30C66-60 82-54 80-42C74-28 62-20 54-16ZM50 24C74 42 70 56 58 52C48 46 42 38 38 32Z',
      limb,
    ) + ellipse([-84, 6], [24, 18], limb);
  const plates: Point[] = [
    [-32, -10],
    [-2, -24],
    [30, -14],
    [-18, 14],
    [14, 14],
  ];
  const shell =
    ellipse([0, 0], [64, 46], hsl(hue - 60, 62, 34)) +
    plates
      .map(([x, y]) =>
        polygon(
          [
            [x - 14, y],
            [x - 7, y - 12],
            [x + 7, y - 12],
            [x + 14, y],
            [x + 7, y + 12],
            [x - 7, y + 12],
          ],
          hsl(hue - 50, 70, 52),
        ),
      )
      .join('') +
    ellipse([0, 0], [64, 46], ['url(#o)', 'opacity=".5"']);
  return limbs + shell + circle([-92, 0], 4.4, '#101822');
};

const jellyfish = (hue: number): string => {
  const arms = repeat(7, (nth) =>
    line(`M${-42 + nth * 14} 0q${nth % 2 ? 16 : -16} 34 0 60t0 56`, [
      hsl(hue + nth * 8, 90, 74),
      5,
      'stroke-linecap="round" opacity=".75"',
    ]),
  );
  return (
    arms +
    path('M-62 6C-62-70 62-70 62 6Q46-6 31 6Q15-6 0 6Q-15-6-31 6Q-46-6-62 6Z', [
      hsl(hue, 88, 66),
      'opacity=".92"',
    ]) +
    path('M-46-12C-40-48 0-56 12-52C-16-42-30-26-34-8Z', ['#fff', 'opacity=".5"']) +
    circle([-16, -16], 5, '#2a1338') +
    circle([16, -16], 5, '#2a1338') +
    line('M-7-6q7 6 14 0', ['#2a1338', 2.6])
  );
};

const octopus = (hue: number): string => {
  const arms = repeat(6, (nth) =>
    line(`M${-40 + nth * 16} 30q${(nth - 2.5) * 18} 40 ${(nth - 2.5) * 26} 62t${(nth - 2.5) * 14} 6`, [
      hsl(hue, 72, 42 + (nth % 2) * 8),
      17,
      'stroke-linecap="round"',
    ]),
  );
  const head =
    path('M-62 24C-82-70 82-70 62 24Q0 66-62 24Z', hsl(hue, 76, 50)) +
    path('M-44-4C-44-44-6-52 8-50C-18-38-28-20-28 0Z', ['#fff', 'opacity=".35"']);
  const eyes = [-22, 22].map((x) => circle([x, 4], 14, '#fff') + circle([x + 2, 6], 7, '#191330')).join('');
  return arms + head + eyes + line('M-8 28q8 6 16 0', ['#3d0f2a', 3.4, 'stroke-linecap="round"']);
};

export const reef = (random: Prng, palette: Palette): string => {
  const hero = random.pick([turtle(140), jellyfish(palette.accentHue), octopus(random.pick([340, 20, 280]))]);
  const coral = repeat(6, (nth) => {
    const x = 18 + nth * 54;
    const d = `M${x} 330V${n(random.between(240, 268))}M${x} 286l-18-24M${x} 276l20-26M${x - 10} 270v-18M${x + 12} 262v-16`;
    return line(d, [hsl(330 + nth * 22, 86, 58), 9, 'stroke-linecap="round"']);
  });
  return (
    beams(random, palette) +
    glow([150, 150], 140, 0.6) +
    school(random, 40) +
    coral +
    seabed(random, palette) +
    place([150, 150], hero, { scale: 1.18, turn: random.between(-8, 8) }) +
    bubbles(random, 18) +
    sparkles(random, 5)
  );
};
