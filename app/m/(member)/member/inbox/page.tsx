import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { MemberPage } from '@/components/member/home/member-page';
import { InboxList } from '@/components/member/inbox/inbox-list';
import { titledBy } from '@/lib/server/features/locale/titled-by';

export const generateMetadata = titledBy('member.inbox');

/** Push messages of this device, which only the browser stores. */
export default async function InboxPage() {
  const t = await getTranslations('member');
  const { auth, member } = await getMessages();
  return (
    <NextIntlClientProvider messages={{ auth, member }}>
      <MemberPage title={t('inbox')}>
        <InboxList />
      </MemberPage>
    </NextIntlClientProvider>
  );
}
