import type { BrandTheme } from '@/lib/shared/merchant/brand';
import { ringColorOf } from '@/lib/shared/merchant/ring-color';

/** Returns a merchant's theme tokens as one rule; colours are validated `#rrggbb`. */
export function toThemeCss({ colors, radius }: BrandTheme): string {
  const tokens = [
    `--color-primary:${colors.primary}`,
    `--color-on-primary:${colors.onPrimary}`,
    `--color-accent:${colors.accent}`,
    `--color-background:${colors.background}`,
    `--color-surface:${colors.surface}`,
    `--color-text:${colors.text}`,
    `--color-muted:${colors.muted}`,
    `--color-danger:${colors.danger}`,
    `--ring:${ringColorOf(colors)}`,
    `--radius:${radius}px`,
  ];
  // Doubled selector: the theme overrides the defaults in any order of style sheets.
  return `:root:root{${tokens.join(';')}}`;
}
