import type { Brand } from '@/lib/shared/merchant/brand';
import { escapeXml } from '@/lib/shared/site/escape-xml';

/** Returns the first letter of a name, drawn without a logo. */
export function initialOf(name: string): string {
  return [...name.trim()][0]?.toUpperCase() ?? '';
}

/** The brand's mark as SVG. */
export function drawBrandIcon({ name, theme: { colors } }: Brand): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="18" fill="${colors.primary}"/><text x="32" y="44" font-family="system-ui,sans-serif" font-size="36" font-weight="800" text-anchor="middle" fill="${colors.onPrimary}">${escapeXml(initialOf(name))}</text></svg>`;
}

/** The brand's mark as a data address, for a favicon where the merchant has none. */
export function toBrandIcon(brand: Brand): string {
  return `data:image/svg+xml,${encodeURIComponent(drawBrandIcon(brand))}`;
}
