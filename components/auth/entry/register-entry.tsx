import { NextIntlClientProvider, useMessages, useTranslations } from 'next-intl';
import { BlockedCookiesLine } from '@/components/auth/form/blocked-cookies-line';
import { DeviceIdPreloader } from '@/components/auth/form/device-id-preloader';
import { EntryLinks } from '@/components/auth/methods/entry-links';
import { InvitedCode } from '@/components/auth/register/invited-code';
import styles from '@/components/auth/register/invited-note.module.css';
import { RegisterPanel } from '@/components/auth/register/register-panel';
import { SocialPanel } from '@/components/auth/social/social-panel';
import { ClientLink } from '@/components/ui/client-link/client-link';
import textLink from '@/components/ui/client-link/text-link.module.css';
import { Icon } from '@/components/ui/icon/icon';
import strip from '@/components/ui/strip/strip.module.css';
import { parseLanding } from '@/lib/shared/attribution/landing';
import { signInHref } from '@/lib/shared/auth/after-login-href';
import type { RegisterFacts } from '@/lib/shared/auth/register/register-facts';
import { ROUTES, toHref } from '@/lib/shared/routes';

type InvitedNoteProps = { readonly hasPromotions: boolean; readonly query: URLSearchParams };

/** Shows an invited visitor whose code counts, with a link to the promotions where there are any. */
export function InvitedNote({ hasPromotions, query }: InvitedNoteProps) {
  const t = useTranslations('register');
  const referral = useTranslations('referral');
  const code = parseLanding(query).referralCode;
  if (code === undefined) return null;
  return (
    <aside aria-label={t('invitedTitle')} className={styles.note}>
      <span className={strip.sign}>
        <Icon name="gift" />
      </span>
      <div>
        <p className={styles.title}>{t('invitedTitle')}</p>
        <p className={styles.text}>
          <InvitedCode code={code} />
        </p>
        {hasPromotions && (
          <ClientLink className={textLink.link} href={toHref(ROUTES.activity, {}, query)}>
            {referral('promotions')}
          </ClientLink>
        )}
      </div>
    </aside>
  );
}

type RegisterEntryProps = { readonly facts: RegisterFacts };

/** All registration methods, on the registration page and in the overlay. */
export function RegisterEntry({ facts }: RegisterEntryProps) {
  const { query, rules, social, hasPromotions } = facts;
  const t = useTranslations('register');
  const diagnosis = useTranslations('diagnosis');
  const { auth, errors, firebase, notice, register, remember, sms } = useMessages();
  const own = { auth, errors, notice, register, remember, sms };
  return (
    <>
      <DeviceIdPreloader />
      <NextIntlClientProvider messages={rules.smsFirebase ? { ...own, firebase } : own}>
        <BlockedCookiesLine text={diagnosis('cookiesWhy')} />
        <InvitedNote hasPromotions={hasPromotions} query={query} />
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
