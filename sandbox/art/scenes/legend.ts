// Reel scenes of old stories: temples, dragons, deserts, nights of lanterns.
import { hsl, type Palette } from '../palette.ts';
import type { Prng } from '../prng.ts';
import { coin, stone } from '../shapes/gem.ts';
import { cloud, ridge } from '../shapes/land.ts';
import { dust, glow, rays, sparkles } from '../shapes/light.ts';
import { circle, ellipse, line, n, type Point, path, place, polygon, repeat } from '../svg.ts';

const pyramid = (palette: Palette): string =>
  repeat(6, (nth) => {
    const y = 268 - nth * 30;
    const half = 128 - nth * 19;
    const lit = 26 + nth * 4;
    const step = `<rect x="${150 - half}" y="${y - 30}" width="${half * 2}" height="31" fill="${hsl(palette.hue + 18, 34, lit)}"/><rect x="${150 - half}" y="${y - 30}" width="${half * 2}" height="6" fill="${palette.light}" opacity=".55"/>`;
    const stair = `<rect x="126" y="${y - 30}" width="48" height="31" fill="${hsl(palette.hue + 18, 30, lit - 12)}"/><path d="M126 ${y - 20}h48m-48 10h48m-48 10h48" stroke="${palette.glow}" stroke-opacity=".5" stroke-width="2"/>`;
    return step + stair;
  });

const pagoda = (palette: Palette): string =>
  repeat(4, (nth) => {
    const y = 262 - nth * 50;
    const half = 98 - nth * 20;
    const wall = `<rect x="${150 - half * 0.62}" y="${y - 34}" width="${half * 1.24}" height="38" fill="${hsl(palette.accentHue, 62, 30)}"/>`;
    const window = `<rect x="${n(150 - half * 0.2)}" y="${y - 28}" width="${n(half * 0.4)}" height="30" rx="8" fill="#ffd97a"/>`;
    const roof = path(
      `M${150 - half - 16} ${y - 32}Q${150 - half * 0.5} ${y - 42} ${150 - half * 0.4} ${y - 60}H${150 + half * 0.4}Q${150 + half * 0.5} ${y - 42} ${150 + half + 16} ${y - 32}Q150 ${y - 22} ${150 - half - 16} ${y - 32}Z`,
      [hsl(palette.hue, 60, 24), 'stroke="url(#m)" stroke-width="3"'],
    );
    return wall + window + roof;
  });

export const temple = (random: Prng, palette: Palette): string => {
  const sun: Point = [150, 96];
  const hall = random.chance(0.5)
    ? pyramid(palette) + stone([150, 70], 24, { hue: palette.accentHue, sides: 6 })
    : pagoda(palette) + circle([150, 38], 9, 'url(#m)');
  const clouds = cloud([50, 128], 26, [palette.light, 0.3]) + cloud([256, 92], 30, [palette.light, 0.26]);
  const front = ridge(random, 268, { rough: 16, fill: palette.deep });
  return (
    rays(sun, palette.light, { count: 18, opacity: 0.2 }) +
    circle(sun, 74, [palette.light, 'opacity=".85"']) +
    glow(sun, 170) +
    clouds +
    hall +
    front +
    dust(random, 22, palette.light)
  );
};

type Beast = { hue: number; body: string };

const coils = (beast: Beast, flip: number): string => {
  const d =
    'M30 300C20 220 120 250 190 236C262 220 268 150 206 140C150 132 116 168 72 150C30 130 40 66 104 60';
  const body =
    line(d, [hsl(beast.hue, 70, 16), 54, 'stroke-linecap="round"']) +
    line(d, [beast.body, 46, 'stroke-linecap="round"']);
  const scales =
    line(d, ['#000', 30, 'stroke-dasharray="3 11" opacity=".22"']) +
    line(d, ['#fff', 12, 'stroke-dasharray="8 6" opacity=".3"']);
  const fins = line(d, [hsl(beast.hue + 40, 90, 60), 62, 'stroke-dasharray="5 21" opacity=".5"']);
  return place(
    [flip < 0 ? 300 : 0, 0],
    `<g transform="scale(${flip} 1)">${fins}${body}${scales}${dragonHead(beast.hue)}</g>`,
  );
};

const dragonHead = (hue: number): string => {
  const mane = path(
    'M96 34C70 10 52 30 58 60C44 62 50 92 74 96C80 112 108 110 118 94Z',
    hsl(hue + 40, 92, 56),
  );
  const skull = path(
    'M86 36C120 18 150 34 164 52C184 50 200 62 198 76C190 90 160 84 142 92C118 102 88 96 80 74C76 58 78 44 86 36Z',
    [hsl(hue, 74, 46), `stroke="${hsl(hue, 70, 16)}" stroke-width="4"`],
  );
  const jaw = path('M120 96C146 92 168 90 186 90C180 106 150 116 124 108Z', hsl(hue, 70, 34));
  const horns = line('M104 34C100 12 84 2 70 2M122 30C126 10 118-2 104-8', [
    '#fff3c4',
    8,
    'stroke-linecap="round"',
  ]);
  const whiskers = line('M192 64C220 54 232 76 224 96M190 84C214 92 214 116 200 128', [
    '#fff3c4',
    4,
    'stroke-linecap="round"',
  ]);
  const teeth =
    polygon(
      [
        [150, 88],
        [156, 102],
        [162, 87],
      ],
      '#fff',
    ) +
    polygon(
      [
        [170, 86],
        [175, 98],
        [181, 85],
      ],
      '#fff',
    );
  return (
    mane +
    horns +
    jaw +
    skull +
    teeth +
    whiskers +
    circle([136, 58], 10, '#fff2a8') +
    ellipse([138, 58], [3.4, 8], '#1a0b0b') +
    circle([188, 66], 3, '#200')
  );
};

export const dragon = (random: Prng, palette: Palette): string => {
  const flip = random.chance(0.5) ? 1 : -1;
  const hue = random.pick([2, 140, 36, 200, 280, palette.accentHue]);
  const orb: Point = [flip > 0 ? 238 : 62, 76];
  const pearls = glow(orb, 78) + circle(orb, 26, hsl(palette.accentHue, 92, 70)) + circle(orb, 26, 'url(#o)');
  const clouds = repeat(4, (nth) =>
    cloud([random.between(20, 280), 210 + nth * 26], random.between(22, 32), [palette.light, 0.22]),
  );
  return (
    rays([150, 150], palette.light, { count: 12, opacity: 0.1 }) +
    glow([150, 160], 180, 0.7) +
    clouds +
    coils({ hue, body: hsl(hue, 76, 44) }, flip) +
    pearls +
    sparkles(random, 8)
  );
};

export const desert = (random: Prng, palette: Palette): string => {
  const sun: Point = [random.between(90, 210), 112];
  const peaks = random.chance(0.6)
    ? [
        [86, 92],
        [196, 116],
      ]
        .map(
          ([x = 0, h = 0]) =>
            polygon(
              [
                [x - h, 252],
                [x, 252 - h],
                [x + h * 0.3, 252],
              ],
              palette.mid,
            ) +
            polygon(
              [
                [x, 252 - h],
                [x + h, 252],
                [x + h * 0.3, 252],
              ],
              palette.dark,
            ),
        )
        .join('')
    : repeat(3, (nth) =>
        place(
          [74 + nth * 70, 240],
          `<rect x="-17" y="-92" width="34" height="100" fill="${palette.dark}"/><path d="M-22-92Q-22-128 0-142Q22-128 22-92Z" fill="url(#m)"/><rect x="-7" y="-66" width="14" height="26" rx="7" fill="${palette.light}"/>`,
          { scale: nth === 1 ? 1.25 : 0.9 },
        ),
      );
  const dunes = [230, 254, 280]
    .map((y, nth) => ridge(random, y, { rough: 16, fill: hsl(palette.hue + nth * 6, 66, 40 - nth * 11) }))
    .join('');
  const hero = random.chance(0.5)
    ? stone([150, 206], 40, { hue: palette.accentHue, sides: 6, tall: 1.2 })
    : coin([150, 206], 46);
  const trail = repeat(6, (nth) => coin([32 + nth * 47, 292 + random.between(-6, 8)], 18, { squash: 0.55 }));
  return (
    rays(sun, palette.light, { count: 22, opacity: 0.16 }) +
    glow(sun, 150) +
    circle(sun, 52, palette.light) +
    peaks +
    dunes +
    glow([150, 206], 76, 0.7) +
    hero +
    trail +
    dust(random, 20, palette.light)
  );
};

const lamp = (at: Point, scale: number, hue: number): string => {
  const rope = line('M0-400V-40', ['#2a0f12', 1.6]);
  const body =
    ellipse([0, 0], [36, 42], hsl(hue, 86, 46)) +
    repeat(3, (nth) =>
      ellipse(
        [0, 0],
        [10 + nth * 11, 42],
        ['none', `stroke="${hsl(hue, 90, 66)}" stroke-opacity=".7" stroke-width="1.6"`],
      ),
    );
  const caps =
    '<rect x="-16" y="-48" width="32" height="9" rx="3" fill="url(#m)"/><rect x="-16" y="39" width="32" height="9" rx="3" fill="url(#m)"/>';
  const tassel = line('M0 48V60M-6 60V92M0 60V98M6 60V92', [hsl(hue + 36, 92, 60), 2.6]);
  return place(
    at,
    rope +
      circle([0, 0], 88, ['url(#g)', 'opacity=".5"']) +
      body +
      ellipse([0, 4], [22, 26], ['#fff1b0', 'opacity=".55"']) +
      caps +
      tassel,
    { scale },
  );
};

export const lantern = (random: Prng, palette: Palette): string => {
  const hues = [4, 350, 22, palette.accentHue];
  const bokeh = repeat(16, () =>
    circle([random.between(0, 300), random.between(60, 280)], random.between(5, 18), [
      palette.light,
      `opacity="${n(random.between(0.06, 0.2))}"`,
    ]),
  );
  const far = repeat(5, (nth) =>
    lamp([24 + nth * 62, random.between(50, 110)], random.between(0.34, 0.5), random.pick(hues)),
  );
  const near = [
    lamp([72, random.between(130, 176)], 0.86, random.pick(hues)),
    lamp([226, random.between(112, 160)], 0.78, random.pick(hues)),
    lamp([150, random.between(168, 196)], 1.16, random.pick(hues)),
  ];
  const roofs = path(
    'M-10 300Q30 292 40 262Q60 288 110 282Q120 256 150 246Q180 256 190 282Q240 288 260 262Q270 292 310 300V400H-10Z',
    [palette.deep, 'opacity=".92"'],
  );
  return (
    circle([random.between(60, 240), 70], 40, [palette.light, 'opacity=".75"']) +
    bokeh +
    far +
    roofs +
    near.join('') +
    dust(random, 18, '#ffe9a8')
  );
};
