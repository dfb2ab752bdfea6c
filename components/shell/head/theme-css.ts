import type { BrandTheme } from '@/lib/shared/merchant/brand';
import { ringColorOf } from '@/lib/shared/merchant/ring-color';

/** The tokens of a merchant's theme as one rule; colours are `#rrggbb`, checked when the registry loads. */
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
  // Doubled selector: the theme wins over the defaults wherever the style sheets stand in the head.
  return `:root:root{${tokens.join(';')}}`;
}
