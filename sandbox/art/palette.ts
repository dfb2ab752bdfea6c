// Colours of one picture: a deep ground, a glow, an accent against it, and a metal.
import type { Prng } from '../core/prng.ts';

export type Palette = {
  hue: number;
  accentHue: number;
  deep: string;
  dark: string;
  mid: string;
  glow: string;
  light: string;
  accent: string;
  accentLight: string;
  metal: [string, string, string];
};

/** HSL as a short hex colour: pictures hold hundreds of them. */
export const hsl = (hue: number, saturation: number, lightness: number): string => {
  const light = lightness / 100;
  const reach = (saturation / 100) * Math.min(light, 1 - light);
  const channel = (offset: number): string => {
    const turn = (offset + (((hue % 360) + 360) % 360) / 30) % 12;
    const value = light - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
};

const metals: Array<[string, string, string]> = [
  ['#fff3b8', '#f2b632', '#8a5200'],
  ['#ffe9d2', '#e09a62', '#7a3b17'],
  ['#ffffff', '#b9c6dd', '#4c5b78'],
];

export const createPalette = (random: Prng, hues: readonly number[]): Palette => {
  const hue = random.pick(hues) + random.integer(-9, 9);
  const accentHue = hue + random.pick([42, 150, 180, 210, 318]);
  return {
    hue,
    accentHue,
    deep: hsl(hue + 14, 70, 8),
    dark: hsl(hue + 6, 72, 20),
    mid: hsl(hue, 74, 40),
    glow: hsl(hue - 14, 92, 62),
    light: hsl(hue - 20, 95, 84),
    accent: hsl(accentHue, 90, 58),
    accentLight: hsl(accentHue, 96, 84),
    metal: metals[random.chance(0.72) ? 0 : random.integer(1, 2)] ?? metals[0] ?? ['#fff', '#ccc', '#555'],
  };
};
