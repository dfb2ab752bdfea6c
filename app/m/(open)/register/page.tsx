import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { EntryCard } from '@/components/auth/entry-card';
import { DeviceWarmUp } from '@/components/auth/form/device-warm-up';
import { RegisterPanel } from '@/components/auth/register/register-panel';
import { SocialPanel } from '@/components/auth/social/social-panel';
import { EntryLinks } from '@/components/auth/ways/entry-links';
import { EntryWithoutScript } from '@/components/auth/ways/entry-without-script';
import { getRegisterRules } from '@/lib/server/page/get-register-rules';
import { getSite } from '@/lib/server/page/get-site';
import { getSocialFacts } from '@/lib/server/social/get-social-facts';
import { wayInHref } from '@/lib/shared/auth/after-login-href';
import { ROUTES, toHref } from '@/lib/shared/routes';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('register');
  return { title: t('title') };
}

/** The registration (R5): the same for everybody; where a player comes from stays in the address and is read by the browser (RR7). */
export default async function RegisterPage() {
  const { brand, query } = await getSite();
  const [t, rules] = [await getTranslations('register'), await getRegisterRules()];
  const { auth, errors, firebase, notice, register, remember, sms } = await getMessages();
  const messages = {
    auth,
    errors,
    notice,
    register,
    remember,
    sms,
    ...(rules.smsFirebase ? { firebase } : {}),
  };
  return (
    <EntryCard lead={t('lead', { name: brand?.name ?? '' })} title={t('title')}>
      <DeviceWarmUp />
      <EntryWithoutScript
        href={toHref(ROUTES.service, {}, query)}
        label={t('toService')}
        text={t('noScript')}
      />
      <NextIntlClientProvider messages={messages}>
        <RegisterPanel {...rules} />
        <SocialPanel facts={await getSocialFacts()} place="register" />
      </NextIntlClientProvider>
      <EntryLinks
        links={[{ href: wayInHref(ROUTES.login, query), label: t('toLogin'), before: t('haveAccount') }]}
      />
    </EntryCard>
  );
}
