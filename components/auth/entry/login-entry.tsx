import { NextIntlClientProvider, useMessages, useTranslations } from 'next-intl';
import { DeviceIdPreloader } from '@/components/auth/form/device-id-preloader';
import { LoginForm } from '@/components/auth/login-form';
import { EntryLinks } from '@/components/auth/methods/entry-links';
import { EntryNoteLine } from '@/components/auth/methods/entry-note-line';
import { LoginMethods } from '@/components/auth/methods/login-methods';
import { ForgotLink } from '@/components/auth/recovery/forgot-link';
import { SocialPanel } from '@/components/auth/social/social-panel';
import { signInHref } from '@/lib/shared/auth/after-login-href';
import { ROUTES } from '@/lib/shared/routes';
import type { LoginFacts } from '@/lib/shared/sign-in/login-facts';

type LoginEntryProps = { readonly facts: LoginFacts };

/** All sign-in methods, on the login page and in the overlay. */
export function LoginEntry({ facts }: LoginEntryProps) {
  const { query, rules, sms, social, canRecover } = facts;
  const register = useTranslations('register');
  const { auth, errors, notice, remember, sms: smsTexts, social: socialTexts } = useMessages();
  const { createNew, useExisting } = socialTexts;
  const own = { auth, errors, notice, remember, sms: smsTexts, social: { createNew, useExisting } };
  return (
    <>
      <DeviceIdPreloader />
      <NextIntlClientProvider messages={own}>
        <EntryNoteLine />
        <LoginMethods sms={sms}>
          <LoginForm
            {...rules}
            forgot={canRecover && <ForgotLink href={signInHref(ROUTES.recover, query)} />}
          />
        </LoginMethods>
      </NextIntlClientProvider>
      <SocialPanel facts={social} place="login" />
      <div data-for="visitor">
        <EntryLinks
          links={[
            {
              href: signInHref(ROUTES.register, query),
              label: register('toRegister'),
              before: register('newHere'),
            },
          ]}
        />
      </div>
    </>
  );
}
