import { NextIntlClientProvider, useMessages, useTranslations } from 'next-intl';
import { BlockedCookiesLine } from '@/components/auth/form/blocked-cookies-line';
import { DeviceIdPreloader } from '@/components/auth/form/device-id-preloader';
import { LoginForm } from '@/components/auth/login-form';
import { EntryLinks } from '@/components/auth/methods/entry-links';
import { EntryNoteLine } from '@/components/auth/methods/entry-note-line';
import { LoginMethods } from '@/components/auth/methods/login-methods';
import { SocialPanel } from '@/components/auth/social/social-panel';
import { ClientLink } from '@/components/ui/client-link/client-link';
import textLink from '@/components/ui/client-link/text-link.module.css';
import { signInHref } from '@/lib/shared/auth/after-login-href';
import { ROUTES } from '@/lib/shared/routes';
import type { LoginFacts } from '@/lib/shared/sign-in/login-facts';

/** Link to the password recovery, beside the password field. */
function ForgotLink({ href }: { readonly href: string }) {
  const t = useTranslations('recovery');
  return (
    <ClientLink className={textLink.link} href={href} replaces>
      {t('title')}
    </ClientLink>
  );
}

type LoginEntryProps = { readonly facts: LoginFacts };

/** All sign-in methods, on the login page and in the overlay. */
export function LoginEntry({ facts }: LoginEntryProps) {
  const { query, rules, sms, social, canRecover } = facts;
  const register = useTranslations('register');
  const diagnosis = useTranslations('diagnosis');
  const { auth, errors, notice, remember, sms: smsTexts, social: socialTexts } = useMessages();
  const { createNew, useExisting } = socialTexts;
  const own = { auth, errors, notice, remember, sms: smsTexts, social: { createNew, useExisting } };
  return (
    <>
      <DeviceIdPreloader />
      <NextIntlClientProvider messages={own}>
        <BlockedCookiesLine text={diagnosis('cookiesWhy')} />
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
