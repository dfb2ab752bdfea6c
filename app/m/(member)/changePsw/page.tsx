import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { ChangePasswordForm } from '@/components/auth/change-password-form';
import { EntryCard } from '@/components/auth/entry-card';
import { PlayTimer } from '@/components/safety/play-timer';
import { titledBy } from '@/lib/server/features/locale/titled-by';

export const generateMetadata = titledBy('password.title');

/** Change of password. The pipeline admits only members; the form checks the session again. */
export default async function ChangePasswordPage() {
  const t = await getTranslations('password');
  const { auth, errors, notice, password } = await getMessages();
  return (
    <EntryCard clock={<PlayTimer />} lead={t('lead')} title={t('title')}>
      <NextIntlClientProvider messages={{ auth, errors, notice, password }}>
        <ChangePasswordForm />
      </NextIntlClientProvider>
    </EntryCard>
  );
}
