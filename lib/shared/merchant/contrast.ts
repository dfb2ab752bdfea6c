// Contrast of theme colours by WCAG 2, their correction, and the colour of the focus ring (2.4.7, 1.4.11).
import type { BrandColors } from './brand';

type Rgb = readonly [number, number, number];

function toRgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function toHex(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = toRgb(hex).map((part) => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function blend(from: string, to: string, share: number): string {
  const [a, b] = [toRgb(from), toRgb(to)];
  return toHex([0, 1, 2].map((at) => (a[at] ?? 0) + ((b[at] ?? 0) - (a[at] ?? 0)) * share) as unknown as Rgb);
}

/** Moves `color` towards white or black in 5 % steps until it reads on all `grounds` (4.5 is WCAG AA for text). */
export function toReadable(color: string, grounds: readonly string[], ratio = 4.5): string {
  const reads = (candidate: string): boolean =>
    grounds.every((ground) => contrastOf(candidate, ground) >= ratio);
  for (let step = 0; step <= 20; step += 1) {
    for (const end of ['#ffffff', '#000000']) {
      const candidate = blend(color, end, step / 20);
      if (reads(candidate)) return candidate;
    }
  }
  const worst = (end: string): number => Math.min(...grounds.map((ground) => contrastOf(end, ground)));
  return worst('#ffffff') >= worst('#000000') ? '#ffffff' : '#000000';
}

/** Minimum ratio of a non-text sign (WCAG 1.4.11). */
const SIGN_RATIO = 3;

/** Returns accent or primary if it has 3:1 on page and cards, else the text colour. */
export function ringColorOf(colors: BrandColors): string {
  const shows = (color: string) =>
    [colors.background, colors.surface].every((ground) => contrastOf(color, ground) >= SIGN_RATIO);
  return [colors.accent, colors.primary].find(shows) ?? colors.text;
}

export type ColorCorrection = {
  readonly name: keyof BrandColors;
  readonly from: string;
  readonly to: string;
};

const GROUNDS: readonly [keyof BrandColors, readonly (keyof BrandColors)[]][] = [
  ['text', ['background', 'surface']],
  ['muted', ['background', 'surface']],
  ['danger', ['background', 'surface']],
  ['onPrimary', ['primary']],
];

/** Returns colours with 4.5:1 on their backgrounds, and the corrections made. */
export function correctColors(colors: BrandColors): { colors: BrandColors; corrections: ColorCorrection[] } {
  const corrected: Record<keyof BrandColors, string> = { ...colors };
  const corrections: ColorCorrection[] = [];
  for (const [name, grounds] of GROUNDS) {
    const to = toReadable(
      colors[name],
      grounds.map((ground) => colors[ground]),
    );
    if (to === colors[name]) continue;
    corrected[name] = to;
    corrections.push({ name, from: colors[name], to });
  }
  return { colors: corrected, corrections };
}
