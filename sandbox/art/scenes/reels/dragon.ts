// Dragons: one long coil after its pearl.

import type { Prng } from '../../../core/prng.ts';
import { hsl, type Palette } from '../../palette.ts';
import { cloud } from '../../shapes/land.ts';
import { glow, rays, sparkles } from '../../shapes/light.ts';
import { circle, ellipse, line, type Point, path, place, repeat } from '../../svg.ts';

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
  const teeth = path('M150 88L156 102 162 87ZM170 86L175 98 181 85Z', '#fff');
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
