import { NextIntlClientProvider, useMessages, useTranslations } from 'next-intl';
import { DeviceWarmUp } from '@/components/auth/form/device-warm-up';
import { LoginForm } from '@/components/auth/login-form';
import { SocialPanel } from '@/components/auth/social/social-panel';
import { EntryLinks } from '@/components/auth/ways/entry-links';
import { EntryNoteLine } from '@/components/auth/ways/entry-note-line';
import { LoginWays } from '@/components/auth/ways/login-ways';
import { wayInHref } from '@/lib/shared/auth/after-login-href';
import type { EntryPlace } from '@/lib/shared/auth/entry-place';
import { ROUTES } from '@/lib/shared/routes';
import type { LoginFacts } from '@/lib/shared/sign-in/login-facts';

type LoginEntryProps = { readonly facts: LoginFacts; readonly place: EntryPlace };

/** All ways to sign in, on the login page and over any other: the same forms with the same rules. */
export function LoginEntry({ facts, place }: LoginEntryProps) {
  const { query, rules, sms, social } = facts;
  const register = useTranslations('register');
  const recovery = useTranslations('recovery');
  const { auth, errors, notice, remember, sms: smsTexts } = useMessages();
  return (
    <>
      <DeviceWarmUp />
      <NextIntlClientProvider messages={{ auth, errors, notice, remember, sms: smsTexts }}>
        <EntryNoteLine />
        <LoginWays sms={sms}>
          <LoginForm {...rules} />
        </LoginWays>
      </NextIntlClientProvider>
      <SocialPanel facts={social} place="login" />
      <EntryLinks
        links={[
          { href: wayInHref(ROUTES.recover, query), label: recovery('title') },
          {
            href: wayInHref(ROUTES.register, query),
            label: register('toRegister'),
            before: register('newHere'),
          },
        ]}
        place={place}
      />
    </>
  );
}
