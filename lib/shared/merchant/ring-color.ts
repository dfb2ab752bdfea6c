// Colour of the focus ring (WCAG 2.4.7, 1.4.11).
import type { BrandColors } from '@/lib/shared/merchant/brand';
import { contrastOf } from '@/lib/shared/merchant/contrast';

/** Minimum ratio of a non-text sign (WCAG 1.4.11). */
const SIGN_RATIO = 3;

/** Returns accent or primary if it has 3:1 on page and cards, else the text colour. */
export function ringColorOf(colors: BrandColors): string {
  const shows = (color: string) =>
    [colors.background, colors.surface].every((ground) => contrastOf(color, ground) >= SIGN_RATIO);
  return [colors.accent, colors.primary].find(shows) ?? colors.text;
}
