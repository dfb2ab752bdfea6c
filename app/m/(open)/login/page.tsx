import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { EntryCard } from '@/components/auth/entry-card';
import { DeviceWarmUp } from '@/components/auth/form/device-warm-up';
import { LoginForm } from '@/components/auth/login-form';
import { SocialPanel } from '@/components/auth/social/social-panel';
import { getSite } from '@/lib/server/page/get-site';
import { getSocialFacts } from '@/lib/server/social/get-social-facts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth');
  return { title: t('submit') };
}

/** The login page (R4): the same for everybody; the form alone knows what is typed. */
export default async function LoginPage() {
  const { brand, status } = await getSite();
  const t = await getTranslations('auth');
  const { auth, errors, notice, remember } = await getMessages();
  return (
    <EntryCard lead={t('lead', { name: brand?.name ?? '' })} title={t('title')}>
      <DeviceWarmUp />
      <noscript>{t('noScript')}</noscript>
      <NextIntlClientProvider messages={{ auth, errors, notice, remember }}>
        <LoginForm
          isCaptchaShown={status.captcha.login}
          isExpiryForced={status.switches.PWDEXPFORCECHANGE3}
          isRememberOffered={status.switches.MOBILEAUTOLOGIN3}
        />
      </NextIntlClientProvider>
      <SocialPanel facts={await getSocialFacts()} place="login" />
    </EntryCard>
  );
}
