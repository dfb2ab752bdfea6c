'use client';

import { useTranslations } from 'next-intl';
import { ActionButton } from '@/components/auth/form/action-button';
import { SignOutButton } from '@/components/auth/sign-out-button';
import { leaveTo } from '@/lib/client/page/leave-page';
import { afterLoginHref } from '@/lib/shared/auth/after-login-href';
import styles from './login-form.module.css';

/** What a member finds on the login page. A button rather than a redirect: a guard that disagrees would send both in a circle. */
export function SignedInPanel({ name }: { readonly name: string }) {
  const t = useTranslations('auth');
  return (
    <div className={styles.form}>
      <p className={styles.who}>{name === '' ? t('signedIn') : t('signedInAs', { name })}</p>
      <ActionButton onClick={() => leaveTo(afterLoginHref(new URLSearchParams(window.location.search)))} wide>
        {t('carryOn')}
      </ActionButton>
      <SignOutButton />
    </div>
  );
}
