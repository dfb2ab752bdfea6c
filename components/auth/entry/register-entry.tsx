import { NextIntlClientProvider, useMessages, useTranslations } from 'next-intl';
import { DeviceIdPreloader } from '@/components/auth/form/device-id-preloader';
import { EntryLinks } from '@/components/auth/methods/entry-links';
import { InvitedNote } from '@/components/auth/register/invited-note';
import { RegisterPanel } from '@/components/auth/register/register-panel';
import { SocialPanel } from '@/components/auth/social/social-panel';
import { signInHref } from '@/lib/shared/auth/after-login-href';
import type { RegisterFacts } from '@/lib/shared/auth/register/register-facts';
import { ROUTES } from '@/lib/shared/routes';

type RegisterEntryProps = { readonly facts: RegisterFacts };

/** All registration methods, on the registration page and in the overlay. */
export function RegisterEntry({ facts }: RegisterEntryProps) {
  const { query, rules, social, hasPromotions } = facts;
  const t = useTranslations('register');
  const { auth, errors, firebase, notice, register, remember, sms } = useMessages();
  const own = { auth, errors, notice, register, remember, sms };
  return (
    <>
      <DeviceIdPreloader />
      <InvitedNote hasPromotions={hasPromotions} query={query} />
      <NextIntlClientProvider messages={rules.smsFirebase ? { ...own, firebase } : own}>
        <RegisterPanel {...rules} />
      </NextIntlClientProvider>
      {social && <SocialPanel facts={social} place="register" />}
      <div data-for="visitor">
        <EntryLinks
          links={[{ href: signInHref(ROUTES.login, query), label: t('toLogin'), before: t('haveAccount') }]}
        />
      </div>
    </>
  );
}
