// Doctor check: the brand's colours are readable.
import 'server-only';
import { type FindingDetails, fault, good, warning } from '@/lib/server/ops/doctor/case/finding';
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

/** Pairs that no correction can fix: the backgrounds are too far apart. */
function listUnreadable({ colors }: BrandTheme): FindingDetails[] {
  return PAIRS.filter(([name, ground]) => contrastOf(colors[name], colors[ground]) < AA).map(
    ([name, ground]) => {
      const ratio = contrastOf(colors[name], colors[ground]).toFixed(1);
      return fault(
        CHECK,
        `theme.colors.${name} reads with ${ratio}:1 on ${ground} ${colors[ground]}`,
        'bring theme.colors.background and theme.colors.surface closer together, or leave one out',
      );
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
    return warning(
      CHECK,
      text,
      `players see ${to} instead: write it, or a better one, into theme.colors.${name}`,
    );
  });
  return [...unreadable, ...corrected];
}
