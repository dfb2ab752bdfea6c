// Reel scenes of nature: forest, ocean, storm and space.
import { hsl, type Palette } from '../palette.ts';
import type { Prng } from '../prng.ts';
import { coin, pearl } from '../shapes/gem.ts';
import { cloud, pine, ridge, waves } from '../shapes/land.ts';
import { dust, glow, rays, sparkles } from '../shapes/light.ts';
import { circle, ellipse, line, n, type Point, path, place, polygon, repeat } from '../svg.ts';

const fox = (hue: number): string => {
  const ears =
    polygon(
      [
        [-64, -74],
        [-22, -40],
        [-60, -18],
      ],
      hsl(hue, 84, 46),
    ) +
    polygon(
      [
        [64, -74],
        [22, -40],
        [60, -18],
      ],
      hsl(hue, 84, 40),
    );
  const inner =
    polygon(
      [
        [-58, -60],
        [-34, -40],
        [-54, -28],
      ],
      '#3b1410',
    ) +
    polygon(
      [
        [58, -60],
        [34, -40],
        [54, -28],
      ],
      '#3b1410',
    );
  const head =
    polygon(
      [
        [-66, -20],
        [-26, -46],
        [26, -46],
        [66, -20],
        [0, 62],
      ],
      hsl(hue, 88, 52),
    ) +
    polygon(
      [
        [0, -46],
        [26, -46],
        [66, -20],
        [0, 62],
      ],
      hsl(hue, 88, 44),
    );
  const cheeks =
    polygon(
      [
        [-66, -20],
        [-20, 0],
        [0, 62],
      ],
      '#fff3e2',
    ) +
    polygon(
      [
        [66, -20],
        [20, 0],
        [0, 62],
      ],
      '#ecdcc6',
    );
  const eyes =
    polygon(
      [
        [-34, -16],
        [-14, -6],
        [-30, -4],
      ],
      '#fff2a8',
    ) +
    polygon(
      [
        [34, -16],
        [14, -6],
        [30, -4],
      ],
      '#fff2a8',
    );
  return ears + inner + head + cheeks + eyes + ellipse([0, 56], [9, 7], '#23100f');
};

const owl = (hue: number): string => {
  const body = path(
    'M-56-62Q-30-44 0-44Q30-44 56-62Q66-10 48 34Q30 66 0 72Q-30 66-48 34Q-66-10-56-62Z',
    hsl(hue, 46, 40),
  );
  const belly = path('M-32 14Q0 4 32 14Q28 54 0 64Q-28 54-32 14Z', hsl(hue, 50, 66));
  const eyes = [-24, 24]
    .map(
      (x) =>
        circle([x, -14], 23, '#fff6d8') +
        circle([x, -14], 14, hsl(44, 96, 54)) +
        circle([x, -14], 8, '#1d1206') +
        circle([x - 4, -18], 3, '#fff'),
    )
    .join('');
  const feathers = line('M-20 26q8 8 16 0m8 0q8 8 16 0M-12 40q8 8 16 0m-4 0q8 8 16 0', [hsl(hue, 46, 44), 3]);
  return (
    body +
    belly +
    feathers +
    eyes +
    polygon(
      [
        [-7, -2],
        [7, -2],
        [0, 14],
      ],
      '#f2a73b',
    )
  );
};

export const forest = (random: Prng, palette: Palette): string => {
  const moon: Point = [random.between(80, 220), 84];
  const rows = [196, 232, 270].map((y, nth) => {
    const fill = hsl(palette.hue + nth * 6, 46, 26 - nth * 8);
    const trees = repeat(7 - nth, (at) =>
      pine([at * (46 + nth * 12) + random.between(-8, 12), y + 26], random.between(80, 130) - nth * 8, fill),
    );
    return trees + ridge(random, y + 16, { rough: 8, fill });
  });
  const hero = random.chance(0.5) ? fox(random.pick([18, 28, 200])) : owl(random.pick([28, 260, 200]));
  const flies = repeat(16, () =>
    circle([random.between(0, 300), random.between(90, 290)], random.between(1.4, 3), [
      '#f6ff9c',
      'opacity=".9"',
    ]),
  );
  return (
    glow(moon, 130) +
    circle(moon, 46, palette.light) +
    circle([moon[0] + 14, moon[1] - 8], 9, [palette.glow, 'opacity=".3"']) +
    rows.slice(0, 2).join('') +
    glow([150, 208], 110, 0.55) +
    place([150, 206], hero, { scale: 1.12 }) +
    rows[2] +
    flies
  );
};

const koi = (hue: number): string => {
  const tail = path('M62 8C84-18 104-22 112-12C106 6 104 18 112 38C96 40 78 30 62 14Z', [
    hsl(hue, 88, 62),
    'opacity=".9"',
  ]);
  const body =
    path('M-84 6C-60-34 20-40 70 8C24 44-58 44-84 6Z', '#fff6ec') +
    path(
      'M-40-22C-10-34 10-30 24-20C10 2-24 6-40-22ZM28 22C44 6 58 4 68 8C56 22 44 28 28 22ZM-84 6C-78-6-70-14-60-18C-56-4-64 10-84 6Z',
      hsl(hue, 92, 54),
    );
  const fins = path(
    'M-14 30C-8 52-24 62-36 62C-34 48-30 38-26 32ZM2-28C16-48 34-48 42-42C34-32 26-26 18-22Z',
    hsl(hue, 86, 66),
  );
  return tail + fins + body + circle([-62, 0], 5, '#1a1020') + circle([-63.5, -1.5], 1.6, '#fff');
};

const junk = (palette: Palette): string => {
  const sail = (x: number, h: number): string =>
    path(`M${x} ${-h}Q${x + 62} ${-h * 0.7} ${x + 54} -6H${x - 6}Z`, [
      hsl(palette.accentHue, 76, 50),
      `stroke="${palette.deep}" stroke-width="2"`,
    ]) +
    repeat(4, (nth) => line(`M${x} ${n(-h + (h / 5) * (nth + 1))}h56`, [palette.deep, 2, 'opacity=".5"']));
  return `${sail(-70, 96)}${sail(-4, 130)}${path('M-96 4H98Q84 44 52 46H-58Q-86 40-96 4Z', ['#6b2f16', 'stroke="url(#m)" stroke-width="4"'])}`;
};

export const ocean = (random: Prng, palette: Palette): string => {
  const sun: Point = [150, 120];
  const tint = { fill: palette.dark, stroke: palette.glow };
  const hero = random.chance(0.55)
    ? place([150, 190], koi(random.pick([8, 24, 346])), { scale: 1.2, turn: random.between(-24, 24) })
    : place([150, 206], junk(palette), { scale: 1 });
  const shell = pearl([44, 286], 12) + pearl([66, 296], 8) + pearl([262, 290], 11);
  return (
    rays(sun, palette.light, { count: 20, opacity: 0.16 }) +
    glow(sun, 150) +
    circle(sun, 70, [palette.accentLight, 'opacity=".9"']) +
    waves(218, tint, 30) +
    hero +
    waves(262, tint) +
    shell +
    sparkles(random, 8)
  );
};

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

const planet = (at: Point, r: number, hue: number): string => {
  const bands = repeat(
    4,
    (nth) =>
      `<path d="M${n(-r * 1.1)} ${n(-r * 0.7 + nth * r * 0.42)}q${n(r)} ${n(r * 0.3)} ${n(r * 2.2)} 0v${n(r * 0.16)}q${n(-r)} ${n(r * 0.3)} ${n(-r * 2.2)} 0Z" fill="${hsl(hue + nth * 10, 84, nth % 2 ? 70 : 40)}" opacity=".6"/>`,
  );
  return place(
    at,
    `<clipPath id="c"><circle r="${r}"/></clipPath>${circle([0, 0], r, hsl(hue, 82, 54))}<g clip-path="url(#c)">${bands}</g>${circle([0, 0], r, 'url(#s)')}${circle([0, 0], r, ['url(#o)', 'opacity=".7"'])}`,
    { turn: -18 },
  );
};

export const space = (random: Prng, palette: Palette): string => {
  const at: Point = [random.between(126, 174), random.between(138, 164)];
  const hue = palette.accentHue;
  const tilt = random.between(-30, 30);
  const ring = (half: string): string =>
    place(
      at,
      `<path d="${half}" fill="none" stroke="${hsl(hue + 30, 90, 76)}" stroke-width="13" opacity=".9"/><path d="${half}" fill="none" stroke="#fff" stroke-width="2" opacity=".7"/>`,
      { turn: tilt },
    );
  const moons = repeat(3, (nth) => {
    const m: Point = [random.between(20, 280), 40 + nth * 90];
    const r = random.between(7, 16);
    return circle(m, r, hsl(palette.hue + nth * 60, 70, 70)) + circle(m, r, 'url(#s)');
  });
  const comet = line(`M${n(random.between(180, 270))} 20q-40 20-70 66`, [
    '#fff',
    3,
    'opacity=".55" stroke-linecap="round"',
  ]);
  const fog =
    ellipse([70, 250], [150, 60], [palette.glow, 'opacity=".16"']) +
    ellipse([240, 60], [120, 46], [hsl(hue, 90, 60), 'opacity=".16"']);
  return (
    dust(random, 60, '#fff') +
    fog +
    glow(at, 160) +
    comet +
    ring('M-122 0A122 32 0 0 1 122 0') +
    planet(at, 78, hue) +
    ring('M122 0A122 32 0 0 1-122 0') +
    moons +
    ridge(random, 276, { rough: 16, fill: palette.deep, sharp: true }) +
    sparkles(random, 6)
  );
};
