'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useState, useTransition } from 'react';
import { Ring } from '@/components/ui/ring/ring';
import { showToast } from '@/lib/client/notice/notice-store';
import { leaveTo } from '@/lib/client/page/leave-page';
import { finishReturn } from '@/lib/client/social/finish-return';
import { takeReturn } from '@/lib/client/social/take-return';
import { signInHref } from '@/lib/shared/auth/after-login-href';
import { ROUTES, trimPath } from '@/lib/shared/routes';
import styles from './return-flow.module.css';

/** Leads from other pages to the forms, with the destination. */
function leadToLogin(lead: (href: string) => void): void {
  if (trimPath(window.location.pathname) === ROUTES.login) return;
  lead(signInHref(ROUTES.login, new URLSearchParams(window.location.search)));
}

/** Finishes the page's sign-in return, and shows progress. */
export function ReturnFlow() {
  const t = useTranslations('socialReturn');
  const router = useRouter();
  const [provider, setProvider] = useState<'line' | 'telegram'>();
  const [failed, setFailed] = useState<'cancelled' | 'failed' | 'stale'>();
  const [isOpening, open] = useTransition();

  useEffect(() => {
    const end = async () => {
      const back = takeReturn();
      if (!back) return;
      const ended = await finishReturn(back, setProvider);
      if (ended.kind === 'failed') {
        setFailed(ended.textKey);
        open(() => leadToLogin(router.push));
      }
      // The choice is beside the forms, and begins with its page.
      if (ended.kind === 'unbound') leadToLogin(leaveTo);
      // Once signed in, the page is about to leave; the progress stays until then.
      if (ended.kind !== 'done') setProvider(undefined);
    };
    void end();
  }, [router]);

  // After the form has opened, which would cover the text.
  useEffect(() => {
    if (failed && !isOpening) showToast({ text: t(failed) });
  }, [failed, isOpening, t]);

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
