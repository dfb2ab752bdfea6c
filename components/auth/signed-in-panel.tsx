'use client';

import { useTranslations } from 'next-intl';
import styles from '@/components/auth/form/login-form.module.css';
import { SignOutButton } from '@/components/auth/sign-out-button';
import { ActionButton } from '@/components/ui/button/action-button';
import { leaveTo } from '@/lib/client/page/leave-page';
import { afterLoginHref } from '@/lib/shared/auth/after-login-href';

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
