import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { EntryCard } from '@/components/auth/entry-card';
import { EntryLinks } from '@/components/auth/methods/entry-links';
import { EntryWithoutScript } from '@/components/auth/methods/entry-without-script';
import { RecoveryPanel } from '@/components/auth/recovery/recovery-panel';
import { titledBy } from '@/lib/server/features/locale/titled-by';
import { getSite } from '@/lib/server/http/get-site';
import { signInHref } from '@/lib/shared/auth/after-login-href';
import { ROUTES, toHref } from '@/lib/shared/routes';

export const generateMetadata = titledBy('recovery.title');

/** Reset of a forgotten password. */
export default async function RecoverPage() {
  const { query, status } = await getSite();
  const [t, register] = [await getTranslations('recovery'), await getTranslations('register')];
  const { auth, errors, notice, recovery, sms } = await getMessages();
  const service = { href: toHref(ROUTES.service, {}, query), label: register('toService') };
  return (
    <EntryCard lead={t('lead')} title={t('title')}>
      <EntryWithoutScript {...service} text={t('noScript')} />
      <NextIntlClientProvider messages={{ auth, errors, notice, recovery, sms }}>
        <RecoveryPanel
          captchas={{ login: status.captcha.login, sms: status.captcha.sms }}
          hasSms={status.sms}
        />
      </NextIntlClientProvider>
      <EntryLinks links={[{ href: signInHref(ROUTES.login, query), label: t('toLogin') }, service]} />
    </EntryCard>
  );
}
