'use client';

import { useTranslations } from 'next-intl';
import styles from '@/components/auth/form/login-form.module.css';
import { SignOutButton } from '@/components/auth/sign-out-button';
import { ActionButton } from '@/components/ui/button/action-button';
import { leaveEntry } from '@/lib/client/auth/leave-entry';

/** Login page of a member, under its own title. A button, because a redirect could loop with a guard that disagrees. */
export function SignedInPanel({ name }: { readonly name: string }) {
  const t = useTranslations('auth');
  return (
    <div className={styles.form} data-signed-in>
      <h1 className={styles.who}>{name === '' ? t('signedIn') : t('signedInAs', { name })}</h1>
      <ActionButton onClick={() => leaveEntry()} wide>
        {t('carryOn')}
      </ActionButton>
      <SignOutButton />
    </div>
  );
}
