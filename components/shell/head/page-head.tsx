import { SPLASH_MIN_MS, WIDE_LAYOUT } from '@/lib/shared/constants';
import type { BrandTheme } from '@/lib/shared/merchant/brand';
import { ringColorOf } from '@/lib/shared/merchant/contrast';
import { PRE_PAINT_SCRIPT } from './pre-paint-script';

const { breakpointPx, ratio } = WIDE_LAYOUT;

/** Times and widths of the specification as CSS. Doubled selectors win over the defaults whatever the order of the style sheets. */
export const LAYOUT_CSS = `:root:root{--splash:${SPLASH_MIN_MS}ms;--wide:min(100vw,${ratio * 100}vh)}@media(width>${breakpointPx}px){:root:root{--frame:var(--wide)}}`;

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
  return `:root:root{${tokens.join(';')}}`;
}

type PageHeadProps = { readonly theme?: BrandTheme; readonly nonce: string };

/** Before the first paint: times, widths, the merchant's tokens and the pre-paint script, under the nonce. */
export function PageHead({ theme, nonce }: PageHeadProps) {
  return (
    <>
      <style nonce={nonce} suppressHydrationWarning>
        {LAYOUT_CSS + (theme ? toThemeCss(theme) : '')}
      </style>
      <script nonce={nonce} suppressHydrationWarning>
        {PRE_PAINT_SCRIPT}
      </script>
    </>
  );
}
