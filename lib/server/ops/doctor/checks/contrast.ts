// Doctor check: the brand's colours are readable.
import 'server-only';
import { about, type FindingDetails, fault, good, warning } from '@/lib/server/ops/doctor/case/finding';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import type { BrandTheme } from '@/lib/shared/merchant/brand';
import { contrastOf } from '@/lib/shared/merchant/contrast';

const CHECK = 'contrast';
const AA = 4.5;
const PAIRS = [
  ['text', 'background'],
  ['text', 'surface'],
  ['muted', 'background'],
  ['muted', 'surface'],
  ['danger', 'background'],
  ['danger', 'surface'],
  ['onPrimary', 'primary'],
] as const;

/** A text colour, the ground that it stands on, and their contrast. */
export type ReadPair = { readonly text: string; readonly ground: string; readonly ratio: number };

/** Returns the contrast of every pair that the check knows. */
export function listPairs({ colors }: BrandTheme): ReadPair[] {
  return PAIRS.map(([text, ground]) => ({ text, ground, ratio: contrastOf(colors[text], colors[ground]) }));
}

/** Pairs that no correction can fix: the backgrounds are too far apart. */
function listUnreadable({ colors }: BrandTheme): FindingDetails[] {
  return PAIRS.filter(([name, ground]) => contrastOf(colors[name], colors[ground]) < AA).map(
    ([name, ground]) => {
      const ratio = contrastOf(colors[name], colors[ground]).toFixed(1);
      const text = `theme.colors.${name} reads with ${ratio}:1 on ${ground} ${colors[ground]}`;
      const remedy =
        'bring theme.colors.background and theme.colors.surface closer together, or leave one out';
      return about(`theme.colors.${name}`, fault(CHECK, text, remedy));
    },
  );
}

/** Returns a fault for each pair below 4.5:1 (WCAG AA), and a warning for each colour that was corrected, with its replacement. */
export function checkContrast({
  brand,
  corrections,
}: Pick<Merchant, 'brand' | 'corrections'>): FindingDetails[] {
  const { background, primary, onPrimary } = brand.theme.colors;
  const unreadable = listUnreadable(brand.theme);
  if (corrections.length === 0 && unreadable.length === 0) {
    const ratio = contrastOf(onPrimary, primary).toFixed(1);
    return [good(CHECK, `all texts read with 4.5:1 or more; buttons with ${ratio}:1`)];
  }
  const corrected = corrections.map(({ name, from, to }) => {
    const ground = name === 'onPrimary' ? primary : background;
    const text = `theme.colors.${name} ${from} reads with ${contrastOf(from, ground).toFixed(1)}:1 on ${ground} or worse on the surface`;
    const remedy = `players see ${to} instead: write it, or a better one, into theme.colors.${name}`;
    return about(`theme.colors.${name}`, warning(CHECK, text, remedy));
  });
  return [...unreadable, ...corrected];
}
