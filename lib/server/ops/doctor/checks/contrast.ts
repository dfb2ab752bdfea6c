// Doctor check: the brand's colours are readable.
import 'server-only';
import { type FindingDetails, good, warning } from '@/lib/server/ops/doctor/case/finding';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import { contrastOf } from '@/lib/shared/merchant/contrast';

const CHECK = 'contrast';

/** Returns a warning for each colour that the site had to correct to 4.5:1 (WCAG AA), with its replacement. */
export function checkContrast({
  brand,
  corrections,
}: Pick<Merchant, 'brand' | 'corrections'>): FindingDetails[] {
  const { background, primary, onPrimary } = brand.theme.colors;
  if (corrections.length === 0) {
    const ratio = contrastOf(onPrimary, primary).toFixed(1);
    return [good(CHECK, `all texts read with 4.5:1 or more; buttons with ${ratio}:1`)];
  }
  return corrections.map(({ name, from, to }) => {
    const ground = name === 'onPrimary' ? primary : background;
    const text = `theme.colors.${name} ${from} reads with ${contrastOf(from, ground).toFixed(1)}:1 on ${ground} or worse on the surface`;
    return warning(
      CHECK,
      text,
      `players see ${to} instead: write it, or a better one, into theme.colors.${name}`,
    );
  });
}
