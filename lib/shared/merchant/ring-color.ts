// The colour that shows where the focus is (WCAG 2.4.7, 1.4.11).
import type { BrandColors } from '@/lib/shared/merchant/brand';
import { contrastOf } from '@/lib/shared/merchant/contrast';

/** Least ratio of a sign that is no text to what lies beside it (WCAG 1.4.11). */
const SIGN_RATIO = 3;

/** The first of accent and primary that shows on the page and on its cards with 3:1, else the colour of the text, which reads on both. */
export function ringColorOf(colors: BrandColors): string {
  const shows = (color: string) =>
    [colors.background, colors.surface].every((ground) => contrastOf(color, ground) >= SIGN_RATIO);
  return [colors.accent, colors.primary].find(shows) ?? colors.text;
}
