'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import styles from '@/components/auth/form/login-form.module.css';
import { SignOutButton } from '@/components/auth/sign-out-button';
import { ActionButton } from '@/components/ui/button/action-button';
import { leaveEntry } from '@/lib/client/auth/leave-entry';

export type SignedInPanelProps = {
  readonly name: string;
  /** Whether a focused control was in its place: reading continues here. */
  readonly takesFocus: boolean;
};

/** Login page of a member, under its own title. A button, because a redirect could loop with a guard that disagrees. */
export function SignedInPanel({ name, takesFocus }: SignedInPanelProps) {
  const t = useTranslations('auth');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.form} data-signed-in>
      <h1 className={styles.who} ref={title} tabIndex={-1}>
        {name === '' ? t('signedIn') : t('signedInAs', { name })}
      </h1>
      <ActionButton onClick={() => leaveEntry()} wide>
        {t('carryOn')}
      </ActionButton>
      <SignOutButton />
    </div>
  );
}
