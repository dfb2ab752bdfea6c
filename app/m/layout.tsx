import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { MemberChip } from '@/components/auth/member-chip';
import { ServiceWatch } from '@/components/service/service-watch';
import { Shell } from '@/components/shell/shell';
import { Splash } from '@/components/shell/splash/splash';
import { getBranding } from '@/lib/server/backend/lobby';
import { getSite } from '@/lib/server/page/get-site';
import { ROUTES, toHref } from '@/lib/shared/routes';

/** Everything under /m stands in the merchant's shell. */
export default async function SiteLayout({ children }: { readonly children: ReactNode }) {
  const site = await getSite();
  const { brand, language, query } = site;
  if (!brand) return children;
  const t = await getTranslations('auth');
  const { splash } = await getBranding(site);
  return (
    <>
      <Splash brand={brand} image={splash} />
      <Shell
        brand={brand}
        language={language}
        member={<MemberChip href={toHref(ROUTES.member, {}, query)} label={t('account')} />}
        query={query}
      >
        {children}
      </Shell>
      <ServiceWatch />
    </>
  );
}
