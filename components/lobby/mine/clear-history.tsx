'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Modal } from '@/components/notice/modal';
import { ActionButton } from '@/components/ui/button/action-button';
import { clearRecents, useRecents } from '@/lib/client/game/recents';
import styles from './mine.module.css';

type ClearHistoryProps = {
  /** Id of the heading that gets the focus once the button is gone. */
  readonly headingId: string;
};

/** Clears the list of played games after a confirmation. */
export function ClearHistory({ headingId }: ClearHistoryProps) {
  const t = useTranslations('saved');
  const [isAsking, setAsking] = useState(false);
  const isEmpty = useRecents().length === 0;
  const hasCleared = useRef(false);
  const close = () => setAsking(false);
  const clear = () => {
    hasCleared.current = true;
    close();
    clearRecents();
  };
  useEffect(() => {
    if (isEmpty && hasCleared.current) document.getElementById(headingId)?.focus();
  }, [headingId, isEmpty]);
  return (
    <>
      {!isEmpty && (
        <button className={styles.clear} onClick={() => setAsking(true)} type="button">
          {t('clear')}
        </button>
      )}
      {isAsking && (
        <Modal isAlert onClose={close} title={t('clearTitle')}>
          <p>{t('clearText')}</p>
          <div className={styles.answers}>
            <ActionButton look="quiet" onClick={close}>
              {t('keep')}
            </ActionButton>
            <ActionButton onClick={clear}>{t('clear')}</ActionButton>
          </div>
        </Modal>
      )}
    </>
  );
}
