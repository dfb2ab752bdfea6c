'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Modal } from '@/components/notice/modal';
import buttonStyles from '@/components/ui/button/button.module.css';
import { clearRecents, useRecents } from '@/lib/client/game/recents';
import styles from './mine.module.css';

/** Empties the list of played games, once the player has said so twice (B4). */
export function ClearHistory() {
  const t = useTranslations('kept');
  const [isAsking, setAsking] = useState(false);
  const isEmpty = useRecents().length === 0;
  const close = () => setAsking(false);
  const clear = () => {
    close();
    clearRecents();
  };
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
            <button className={`${buttonStyles.button} ${buttonStyles.quiet}`} onClick={close} type="button">
              {t('keep')}
            </button>
            <button
              className={`${buttonStyles.button} ${buttonStyles.primary}`}
              onClick={clear}
              type="button"
            >
              {t('clear')}
            </button>
          </div>
        </Modal>
      )}
    </>
  );
}
