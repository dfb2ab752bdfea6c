import type { BrandColors } from '@/lib/shared/merchant/brand';
import { toReadable } from '@/lib/shared/merchant/contrast';

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
