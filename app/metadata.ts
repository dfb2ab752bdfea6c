import type { Metadata, Viewport } from 'next';
import { getTranslations } from 'next-intl/server';
import { toBrandIcon } from '@/components/shell/head/brand-icon';
import { getBranding } from '@/lib/server/backend/lobby';
import { brandVersionOf } from '@/lib/server/manifest/brand-version';
import { getSite } from '@/lib/server/page/get-site';
import { listBrandImages, toBrandImagePath } from '@/lib/shared/manifest/brand-image';
import { toShortName } from '@/lib/shared/manifest/short-name';
import { ROUTES, toHref } from '@/lib/shared/routes';
import type { Site } from '@/lib/shared/site/site';
import { SITE_FILES } from '@/lib/shared/site-files';

/** The entry pages show the home page; search engines are told so (B32). */
const TWINS: Readonly<Record<string, string>> = {
  [ROUTES.index]: ROUTES.home,
  [ROUTES.indexHtml]: ROUTES.home,
};

/** The one address of a page, without carried parameters (B31). */
export function canonicalOf({ protocol, host, path }: Pick<Site, 'protocol' | 'host' | 'path'>): string {
  return `${protocol}//${host}${TWINS[path] ?? path}`;
}

// Painted when a phone asks for it: nothing of the provider's is waited for here (ruling 54).
function touchIconsOf(version: string) {
  return listBrandImages('touch').map((image) => ({
    url: toBrandImagePath(image, version),
    sizes: `${image.width}x${image.height}`,
  }));
}

/** What every page says of itself; pages override the title (B31). */
export async function pageMetadata(): Promise<Metadata> {
  const site = await getSite();
  const { brand } = site;
  const t = await getTranslations('meta');
  const robots = site.indexable ? { index: true, follow: true } : { index: false, follow: false };
  // Nobody's page has nobody's icon; without this line browsers ask for one that is not there.
  if (!brand) return { robots, icons: { icon: 'data:,' } };
  const words = { brand: brand.name, age: brand.safety.minimumAge };
  const { favicon } = await getBranding(site);
  return {
    title: { default: t('title', words), template: `%s · ${brand.name}` },
    description: t('description', words),
    applicationName: brand.name,
    robots,
    alternates: { canonical: canonicalOf(site) },
    openGraph: {
      title: t('title', words),
      description: t('description', words),
      siteName: brand.name,
      type: 'website',
    },
    manifest: toHref(SITE_FILES.manifest, { merchantCode: brand.code, lang: site.language }),
    icons: { icon: favicon ?? toBrandIcon(brand), apple: touchIconsOf(brandVersionOf(brand, favicon)) },
    appleWebApp: { title: toShortName(brand.name), statusBarStyle: 'default' },
    formatDetection: { telephone: false },
  };
}

/** Colours the browser's own bars, and lets the page reach under the notch. */
export async function pageViewport(): Promise<Viewport> {
  const { brand } = await getSite();
  return {
    width: 'device-width',
    initialScale: 1,
    viewportFit: 'cover',
    themeColor: brand?.theme.colors.background,
    colorScheme: brand?.theme.mode ?? 'dark',
  };
}
