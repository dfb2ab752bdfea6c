import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AppFeatures, AppHead, AppPictures } from '@/components/download/app/app-sections';
import { StructuredData } from '@/components/seo/structured-data';
import { toBrandIcon } from '@/components/shell/head/brand-icon';
import { getAssets, getDownloads } from '@/lib/server/features/download/downloads';
import { getInnerData } from '@/lib/server/features/seo/page-data';
import { getSite } from '@/lib/server/http/get-site';

export async function generateMetadata(): Promise<Metadata> {
  const { brand } = await getSite();
  const t = await getTranslations('download');
  const words = { brand: brand?.name ?? '' };
  return { title: { absolute: t('appTitle', words) }, description: t('appDescription', words) };
}

/** The merchant's app: texts and pictures of the provider, and how to get it. */
export default async function AppPage() {
  const site = await getSite();
  const { brand, query } = site;
  if (!brand) return null;
  const [downloads, assets] = await Promise.all([getDownloads(site), getAssets(site)]);
  const setting = downloads.ok ? downloads.value : undefined;
  const name = (await getTranslations('download'))('appTitle', { brand: brand.name });
  return (
    <>
      <StructuredData nodes={getInnerData(site, { name })} />
      <AppHead
        brandName={brand.name}
        description={setting?.description ?? ''}
        icon={setting?.links.AppDownloadIcon ?? toBrandIcon(brand)}
        query={query}
      />
      <AppFeatures />
      <AppPictures assets={assets} brandName={brand.name} />
    </>
  );
}
