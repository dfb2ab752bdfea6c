import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { FailurePanel } from '@/components/status/failure-panel';
import { MissingPanel } from '@/components/status/missing-panel';
import { VipPage } from '@/components/vip/vip-page';
import { titledBy } from '@/lib/server/features/locale/titled-by';
import { hasOptional } from '@/lib/server/features/member/get-wallet';
import { getForPage } from '@/lib/server/features/page-data/page-call';
import { getSite } from '@/lib/server/http/get-site';
import { reportFailed, reportMissing } from '@/lib/server/pages/data/report-page-status';
import { vipLevels } from '@/lib/shared/calls/member-table';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { parseVipLevels } from '@/lib/shared/vip/parse-vip-levels';

export const generateMetadata = titledBy('vip.title');

/** VIP levels, the same for everyone; missing unless the provider lists them. */
export default async function VipLevelsPage() {
  const site = await getSite();
  if (!hasOptional(site, 'vipLevels')) {
    reportMissing();
    return <MissingPanel query={site.query} />;
  }
  const answer = await getForPage(site, vipLevels);
  if (!answer.ok) {
    reportFailed();
    return <FailurePanel isPage retryHref={toHref(ROUTES.vip, {}, site.query)} traceId={answer.traceId} />;
  }
  const { errors, member, notice, vip } = await getMessages();
  return (
    <NextIntlClientProvider messages={{ errors, member, notice, vip }}>
      <VipPage levels={parseVipLevels(answer.value)} />
    </NextIntlClientProvider>
  );
}
