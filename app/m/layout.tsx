import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { MayaEntry } from '@/components/auth/maya/maya-entry';
import { MemberChip } from '@/components/auth/member-chip';
import { ProviderReturn } from '@/components/auth/social/return/provider-return';
import { ServiceWatch } from '@/components/service/service-watch';
import { Shell } from '@/components/shell/shell';
import { Splash } from '@/components/shell/splash/splash';
import { getBranding } from '@/lib/server/backend/lobby';
import { getPromotionSwitches } from '@/lib/server/backend/promotions';
import { getSite } from '@/lib/server/page/get-site';
import { isLaunchPath, ROUTES, toHref } from '@/lib/shared/routes';

/** Where the merchant has the wallet, every page may be the one that it opens (A22). */
async function Wallet({ isExpiryForced }: { readonly isExpiryForced: boolean }) {
  const { auth, errors, notice } = await getMessages();
  return (
    <NextIntlClientProvider messages={{ auth, errors, notice }}>
      <MayaEntry isExpiryForced={isExpiryForced} />
    </NextIntlClientProvider>
  );
}

type SiteLayoutProps = {
  readonly children: ReactNode;
  /** A way in over the page, where one was asked for. */
  readonly overlay: ReactNode;
};

/** Everything under /m stands in the merchant's shell, but for a game: it has the screen to itself (B17). */
export default async function SiteLayout({ children, overlay }: SiteLayoutProps) {
  const site = await getSite();
  const { brand, language, query, status } = site;
  if (!brand || isLaunchPath(site.path)) return children;
  const t = await getTranslations('auth');
  const [{ splash }, switches] = await Promise.all([getBranding(site), getPromotionSwitches(site)]);
  return (
    <>
      <ProviderReturn />
      <Splash brand={brand} image={splash} />
      <Shell
        brand={brand}
        language={language}
        member={<MemberChip href={toHref(ROUTES.member, {}, query)} label={t('account')} />}
        promotion={switches.ok ? switches.value.referral : undefined}
        query={query}
      >
        {children}
      </Shell>
      {overlay}
      <ServiceWatch />
      {brand.entry.maya && <Wallet isExpiryForced={status.switches.PWDEXPFORCECHANGE3} />}
    </>
  );
}
