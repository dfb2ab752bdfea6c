'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { ActionButton } from '@/components/ui/button/action-button';
import { Icon } from '@/components/ui/icon/icon';
import { getAppMode } from '@/lib/client/device/app-mode';
import { usePromptSlot } from '@/lib/client/notice/use-prompt-slot';
import {
  acceptUpdate,
  getUpdatePhase,
  markUpdateShown,
  postponeUpdate,
  startUpdates,
  subscribeUpdate,
} from '@/lib/client/update/update-store';
import { isUpdateWelcome } from '@/lib/shared/update/refresh-place';
import styles from './update-prompt.module.css';

type UpdatePromptProps = {
  /** Started from the home screen: the second form. */
  readonly isInstalled: boolean;
  readonly isBusy: boolean;
  readonly onRefresh: () => void;
  readonly onLater: () => void;
};

/** Announces a new version. The page stays usable and keeps the focus. */
export function UpdatePrompt({ isInstalled, isBusy, onRefresh, onLater }: UpdatePromptProps) {
  const t = useTranslations('update');
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.prompt} data-prompt="update">
      <span className={`${styles.sign}${isBusy ? ` ${styles.turning}` : ''}`}>
        <Icon name={isInstalled ? 'handset' : 'retry'} />
      </span>
      <div className={styles.words}>
        <h2 className={styles.title} id={id}>
          {t(isInstalled ? 'pwa_update_title' : 'title')}
        </h2>
        <p className={styles.text}>{t(isInstalled ? 'pwa_update_msg' : 'message')}</p>
      </div>
      <div className={styles.actions}>
        {!isBusy && (
          <ActionButton look="quiet" onClick={onLater} wide>
            {t('later')}
          </ActionButton>
        )}
        <ActionButton isBusy={isBusy} onClick={onRefresh} wide>
          {t(isBusy ? 'refreshing' : 'refresh')}
        </ActionButton>
      </div>
    </section>
  );
}

/** Checks for updates, and prompts once for each change when neither a form nor another prompt is open. */
export function UpdateTracker() {
  const phase = useSyncExternalStore(subscribeUpdate, getUpdatePhase, getUpdatePhase);
  const [mode] = useState(getAppMode);
  useEffect(startUpdates, []);
  const isWelcome = isUpdateWelcome(usePathname());
  const hasSlot = usePromptSlot('update', isWelcome && phase !== 'quiet');
  useEffect(() => {
    if (hasSlot && phase === 'due') markUpdateShown();
  }, [hasSlot, phase]);
  const isShown = hasSlot && (phase === 'open' || phase === 'refreshing');
  return (
    // Mounted from the start: a live region announces only what is added later.
    <div aria-live="polite">
      {isShown && (
        <UpdatePrompt
          isBusy={phase === 'refreshing'}
          isInstalled={mode === 'homescreen'}
          onLater={postponeUpdate}
          onRefresh={acceptUpdate}
        />
      )}
    </div>
  );
}
