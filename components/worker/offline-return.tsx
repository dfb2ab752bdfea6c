'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { ActionButton } from '@/components/ui/button/action-button';
import { Icon } from '@/components/ui/icon/icon';
import { isReachable } from '@/lib/client/api/site/is-reachable';
import { leaveTo } from '@/lib/client/page/leave-page';
import { reloadWithReturn } from '@/lib/client/social/reload-with-return';
import { watchConnection } from '@/lib/client/worker/watch-connection';
import { ROUTES } from '@/lib/shared/routes';
import styles from './offline-page.module.css';

// The page is shown under the requested address; under its own, only the home page is left to return to.
function comeBack(): void {
  if (window.location.pathname === ROUTES.offline) leaveTo(ROUTES.home);
  else reloadWithReturn();
}

/** Returns automatically once the site is reachable, or by a button. */
export function OfflineReturn() {
  const t = useTranslations('worker');
  const [state, setState] = useState<'' | 'looking' | 'stillOffline'>('');
  useEffect(() => watchConnection(comeBack), []);
  const retry = async () => {
    if (state === 'looking') return;
    setState('looking');
    if (await isReachable()) comeBack();
    else setState('stillOffline');
  };
  return (
    <div className={styles.way} data-offline>
      <ActionButton isBusy={state === 'looking'} onClick={() => void retry()} wide>
        <Icon name="retry" size="small" />
        {t('retry')}
      </ActionButton>
      <p aria-live="polite" className={styles.state} role="status">
        {state !== '' && t(state)}
      </p>
    </div>
  );
}
