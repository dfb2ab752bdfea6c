import type { BrandTheme } from '@/lib/shared/merchant/brand';
import { PRE_PAINT_SCRIPT } from './pre-paint-script';
import { toThemeCss } from './theme-css';

type PageHeadProps = { readonly theme?: BrandTheme; readonly nonce: string };

/** What must stand before the first paint: the merchant's tokens and the pre-paint script, both under the nonce. */
export function PageHead({ theme, nonce }: PageHeadProps) {
  return (
    <>
      {theme && (
        <style nonce={nonce} suppressHydrationWarning>
          {toThemeCss(theme)}
        </style>
      )}
      <script nonce={nonce} suppressHydrationWarning>
        {PRE_PAINT_SCRIPT}
      </script>
    </>
  );
}
