import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { EntryCard } from '@/components/auth/entry-card';
import { DeviceWarmUp } from '@/components/auth/form/device-warm-up';
import { LoginForm } from '@/components/auth/login-form';
import { SocialPanel } from '@/components/auth/social/social-panel';
import { EntryLinks } from '@/components/auth/ways/entry-links';
import { EntryNoteLine } from '@/components/auth/ways/entry-note-line';
import { EntryWithoutScript } from '@/components/auth/ways/entry-without-script';
import { LoginWays } from '@/components/auth/ways/login-ways';
import { getSite } from '@/lib/server/page/get-site';
import { getSocialFacts } from '@/lib/server/social/get-social-facts';
import { wayInHref } from '@/lib/shared/auth/after-login-href';
import { ROUTES, toHref } from '@/lib/shared/routes';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth');
  return { title: t('submit') };
}

async function Links({ query }: { readonly query: URLSearchParams }) {
  const register = await getTranslations('register');
  const recovery = await getTranslations('recovery');
  return (
    <EntryLinks
      links={[
        { href: wayInHref(ROUTES.recover, query), label: recovery('title') },
        {
          href: wayInHref(ROUTES.register, query),
          label: register('toRegister'),
          before: register('newHere'),
        },
      ]}
    />
  );
}

/** The login page (R4): the same for everybody; the forms alone know what is typed. */
export default async function LoginPage() {
  const { brand, query, status } = await getSite();
  const [t, register] = [await getTranslations('auth'), await getTranslations('register')];
  const { auth, errors, notice, remember, sms } = await getMessages();
  const rules = {
    isCaptchaShown: status.captcha.login,
    isExpiryForced: status.switches.PWDEXPFORCECHANGE3,
    isRememberOffered: status.switches.MOBILEAUTOLOGIN3,
  };
  return (
    <EntryCard lead={t('lead', { name: brand?.name ?? '' })} title={t('title')}>
      <DeviceWarmUp />
      <EntryWithoutScript
        href={toHref(ROUTES.service, {}, query)}
        label={register('toService')}
        text={t('noScript')}
      />
      <NextIntlClientProvider messages={{ auth, errors, notice, remember, sms }}>
        <EntryNoteLine />
        <LoginWays sms={status.sms ? { ...rules, isSmsCaptchaShown: status.captcha.sms } : undefined}>
          <LoginForm {...rules} />
        </LoginWays>
        <SocialPanel facts={await getSocialFacts()} place="login" />
      </NextIntlClientProvider>
      <Links query={query} />
    </EntryCard>
  );
}
