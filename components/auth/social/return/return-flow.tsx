'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Ring } from '@/components/ui/ring/ring';
import { showToast } from '@/lib/client/notice/notice-store';
import { leaveTo } from '@/lib/client/page/leave-page';
import { finishReturn } from '@/lib/client/social/finish-return';
import { takeReturn } from '@/lib/client/social/take-return';
import { signInHref } from '@/lib/shared/auth/after-login-href';
import { ROUTES, trimPath } from '@/lib/shared/routes';
import styles from './return-flow.module.css';

/** The dialog is beside the forms: other pages lead there, with the destination. */
function leaveToChoice(): void {
  if (trimPath(window.location.pathname) === ROUTES.login) return;
  leaveTo(signInHref(ROUTES.login, new URLSearchParams(window.location.search)));
}

/** Finishes the page's sign-in return, and shows progress. */
export function ReturnFlow() {
  const t = useTranslations('socialReturn');
  const [provider, setProvider] = useState<'line' | 'telegram'>();

  useEffect(() => {
    const end = async () => {
      const back = takeReturn();
      if (!back) return;
      const ended = await finishReturn(back, setProvider);
      if (ended.kind === 'failed') showToast({ text: t(ended.textKey) });
      if (ended.kind === 'unbound') leaveToChoice();
      // Once signed in, the page is about to leave; the progress stays until then.
      if (ended.kind !== 'done') setProvider(undefined);
    };
    void end();
  }, [t]);

  return (
    <p className={styles.place} role="status">
      {provider && (
        <span className={styles.sign}>
          <Ring size={16} />
          {t(provider)}
        </span>
      )}
    </p>
  );
}
