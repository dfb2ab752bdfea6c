import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { EntryCard } from '@/components/auth/entry-card';
import { PlayTimer } from '@/components/safety/play-timer';
import { FeedbackForm } from '@/components/service/feedback/feedback-form';
import { titledBy } from '@/lib/server/features/locale/titled-by';
import { getSite } from '@/lib/server/http/get-site';
import { parseSupportCode, SUPPORT_QUERY } from '@/lib/shared/service/support-note';

export const generateMetadata = titledBy('feedback.title');

/** A member's message to the operator. The pipeline admits only members; the form checks the session again. */
export default async function FeedbackPage() {
  const { query } = await getSite();
  const t = await getTranslations('feedback');
  const { auth, errors, feedback, notice } = await getMessages();
  return (
    <EntryCard clock={<PlayTimer />} lead={t('lead')} title={t('title')}>
      <NextIntlClientProvider messages={{ auth, errors, feedback, notice }}>
        <FeedbackForm support={parseSupportCode(query.get(SUPPORT_QUERY))} />
      </NextIntlClientProvider>
    </EntryCard>
  );
}
