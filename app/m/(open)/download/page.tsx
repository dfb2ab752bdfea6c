import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { DownloadAnnouncements } from '@/components/download/download-announcements';
import { DownloadHead } from '@/components/download/download-head';
import { AboutLink } from '@/components/download/page/about-link';
import { HomeScreenCard } from '@/components/download/page/home-screen-card';
import { PlatformList } from '@/components/download/page/platform-list';
import { ProfileHash } from '@/components/download/page/profile-hash';
import { StructuredData } from '@/components/seo/structured-data';
import { toBrandIcon } from '@/components/shell/head/brand-icon';
import { FailurePanel } from '@/components/status/failure-panel';
import { getDownloads } from '@/lib/server/features/download/downloads';
import { getProfileUrl } from '@/lib/server/features/download/profile-url';
import { getFileSite } from '@/lib/server/features/manifest/file-site';
import { getAnnouncements, getPromotionSwitches } from '@/lib/server/features/page-data/promotions';
import { getProfile } from '@/lib/server/features/profile/get-profile';
import { getInnerData } from '@/lib/server/features/seo/page-data';
import { getSite } from '@/lib/server/http/get-site';
import { isOffered } from '@/lib/shared/calls/feature';
import { ROUTES, toHref } from '@/lib/shared/routes';

export async function generateMetadata(): Promise<Metadata> {
  const { brand } = await getSite();
  const t = await getTranslations('download');
  const words = { brand: brand?.name ?? '' };
  return { title: { absolute: t('title', words) }, description: t('description', words) };
}

// None beside the provider's profile, which is another file. The hash needs the icon's pixels, for which the page does not wait.
async function OwnProfile({ MOBILECONFIG: url }: { readonly MOBILECONFIG?: string }) {
  const site = await getFileSite();
  if (!site || getProfileUrl(site) !== url) return null;
  const made = getProfile(site).then((profile) => <ProfileHash host={site.host} sha256={profile?.sha256} />);
  return <Suspense fallback={<ProfileHash host={site.host} />}>{made}</Suspense>;
}

/** The app for this device, and the site on the home screen for any other. */
export default async function DownloadPage() {
  const site = await getSite();
  const { brand, query, host, device } = site;
  if (!brand) return null;
  const [downloads, switches, news] = await Promise.all([
    getDownloads(site),
    getPromotionSwitches(site),
    getAnnouncements(site, 'DOWNLOAD'),
  ]);
  const setting = downloads.ok ? downloads.value : undefined;
  const name = (await getTranslations('download'))('title', { brand: brand.name });
  return (
    <>
      <StructuredData nodes={getInnerData(site, { name })} />
      <DownloadHead
        brandName={brand.name}
        description={setting?.description ?? ''}
        hasGift={isOffered(brand.off, 'promotions') && switches.ok && switches.value.appDownload.enabled}
        icon={setting?.links.AppDownloadIcon ?? toBrandIcon(brand)}
        loginPrompt={setting?.loginPrompt ?? ''}
        query={query}
      />
      {setting && <PlatformList links={setting.links} profileNote={<OwnProfile {...setting.links} />} />}
      {!downloads.ok && (
        <FailurePanel retryHref={toHref(ROUTES.download, {}, query)} traceId={downloads.traceId} />
      )}
      <HomeScreenCard address={device === 'desktop' ? `${host}${ROUTES.download}` : undefined} />
      <DownloadAnnouncements items={news.ok ? news.value : []} />
      <AboutLink query={query} />
    </>
  );
}
