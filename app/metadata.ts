import type { Metadata, Viewport } from 'next';
import { getTranslations } from 'next-intl/server';
import { toBrandIcon } from '@/components/shell/head/brand-icon';
import { brandVersionOf } from '@/lib/server/features/manifest/brand-version';
import { getBranding, getFacebookAppId } from '@/lib/server/features/page-data/lobby';
import { getOpenGraph, toAddresses, withOwnQuery } from '@/lib/server/features/seo/page-card';
import { getSite } from '@/lib/server/http/get-site';
import { listBrandImages, toBrandImagePath } from '@/lib/shared/manifest/brand-image';
import { toShortName } from '@/lib/shared/manifest/short-name';
import { toHref } from '@/lib/shared/routes';
import { NOT_INDEXED } from '@/lib/shared/seo/robots';
import { SITE_FILES } from '@/lib/shared/site-files';

// Generated on request, so that the page does not wait for the provider.
function touchIconsOf(version: string) {
  return listBrandImages('touch').map((image) => ({
    url: toBrandImagePath(image, version),
    sizes: `${image.width}x${image.height}`,
  }));
}

/** Metadata of every page; pages override title and description, also for shared links. */
export async function pageMetadata(): Promise<Metadata> {
  const site = await getSite();
  const { brand } = site;
  const [t, manifest] = [await getTranslations('meta'), await getTranslations('manifest')];
  const robots = site.indexable ? { index: true, follow: true } : NOT_INDEXED;
  // Without a merchant there is no icon; an empty one stops browsers from requesting /favicon.ico.
  if (!brand) return { robots, icons: { icon: 'data:,' } };
  const words = { brand: brand.name, age: brand.safety.minimumAge };
  const [{ favicon }, facebookAppId] = await Promise.all([getBranding(site), getFacebookAppId(site)]);
  const card = { site: await withOwnQuery(site), brand, favicon };
  // Where the site may not be offered, its page names the brand and advertises nothing.
  const isClosed = site.status.regionRestriction;
  return {
    title: { default: isClosed ? brand.name : t('title', words), template: `%s · ${brand.name}` },
    ...(!isClosed && {
      // An age of 0 says nothing.
      description: words.age > 0 ? t('description', words) : manifest('description', words),
      alternates: toAddresses(card),
      openGraph: await getOpenGraph(card),
      twitter: { card: 'summary_large_image' },
      ...(facebookAppId && { facebook: { appId: facebookAppId } }),
    }),
    applicationName: brand.name,
    robots,
    manifest: toHref(SITE_FILES.manifest, { merchantCode: brand.code, lang: site.language }),
    icons: { icon: favicon ?? toBrandIcon(brand), apple: touchIconsOf(brandVersionOf(brand, favicon)) },
    appleWebApp: { title: toShortName(brand.name), statusBarStyle: 'default' },
    formatDetection: { telephone: false },
  };
}

/** Colours the browser's bars, and extends the page under the notch. */
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
