import type { ReactNode } from 'react';
import { MayaSessionProvider } from '@/components/auth/maya/maya-session-provider';
import { MemberEntry } from '@/components/auth/member-entry';
import { ProviderReturnHandler } from '@/components/auth/social/return/provider-return-handler';
import { DownloadBar } from '@/components/download/download-bar';
import { ServiceTracker } from '@/components/service/service-tracker';
import { DeferredLoader } from '@/components/shell/deferred/deferred-loader';
import { Shell } from '@/components/shell/shell';
import { Splash } from '@/components/shell/splash/splash';
import { getDownloadBar } from '@/lib/server/features/download/download-bar';
import { getWallet } from '@/lib/server/features/member/get-wallet';
import { getBranding } from '@/lib/server/features/page-data/lobby';
import { getPromotionSwitches } from '@/lib/server/features/page-data/promotions';
import { getSite } from '@/lib/server/http/get-site';
import { toImageSizing, toImageSource } from '@/lib/shared/cdn/image-sizing';
import { isLaunchPath } from '@/lib/shared/routes';

type SiteLayoutProps = {
  readonly children: ReactNode;
  /** Login or registration over the page. */
  readonly overlay: ReactNode;
};

/** The merchant's shell around every page under /m, except a running game. */
export default async function SiteLayout({ children, overlay }: SiteLayoutProps) {
  const site = await getSite();
  const { brand, language, query, status } = site;
  if (!brand) return children;
  if (isLaunchPath(site.path))
    return (
      <>
        {children}
        <DeferredLoader />
      </>
    );
  const [{ splash }, switches, bar] = await Promise.all([
    getBranding(site),
    getPromotionSwitches(site),
    getDownloadBar(site),
  ]);
  const sizing = toImageSizing(status.imageCdns, brand.sizedImagePath);
  const referral = switches.ok ? switches.value.referral : undefined;
  return (
    <>
      <ProviderReturnHandler />
      <Splash brand={brand} image={splash ? toImageSource(splash, 'frame', sizing) : undefined} />
      <Shell
        bar={
          bar && <DownloadBar bar={bar} brand={brand} promotion={referral} query={query} sizing={sizing} />
        }
        brand={brand}
        language={language}
        member={<MemberEntry hasBalance={getWallet(site)?.hasBalance === true} query={query} />}
        promotion={referral}
        query={query}
      >
        {children}
      </Shell>
      {overlay}
      <ServiceTracker />
      <DeferredLoader />
      {brand.entry.maya && <MayaSessionProvider isExpiryForced={status.switches.PWDEXPFORCECHANGE3} />}
    </>
  );
}
