import type { BrandTheme } from '@/lib/shared/merchant/brand';
import { LAYOUT_CSS } from './layout-css';
import { PRE_PAINT_SCRIPT } from './pre-paint-script';
import { toThemeCss } from './theme-css';

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
