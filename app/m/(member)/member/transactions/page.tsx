import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { MemberPage } from '@/components/member/home/member-page';
import { TransactionsList } from '@/components/member/wallet/transactions-list';
import { MissingPanel } from '@/components/status/missing-panel';
import { titledBy } from '@/lib/server/features/locale/titled-by';
import { hasOptional } from '@/lib/server/features/member/get-wallet';
import { getSite } from '@/lib/server/http/get-site';
import { reportMissing } from '@/lib/server/pages/data/report-page-status';

export const generateMetadata = titledBy('member.toHistory');

/** A member's payments; missing unless the provider lists them. */
export default async function TransactionsPage() {
  const site = await getSite();
  if (!hasOptional(site, 'transactions')) {
    reportMissing();
    return <MissingPanel query={site.query} />;
  }
  const t = await getTranslations('member');
  const { auth, errors, member, notice } = await getMessages();
  return (
    <NextIntlClientProvider messages={{ auth, errors, member, notice }}>
      <MemberPage title={t('toHistory')}>
        <TransactionsList />
      </MemberPage>
    </NextIntlClientProvider>
  );
}
