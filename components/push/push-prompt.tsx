'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Modal } from '@/components/notice/modal';
import { PushArt } from '@/components/push/push-art';
import { ActionButton } from '@/components/ui/button/action-button';
import { Icon } from '@/components/ui/icon/icon';
import { agreeToPush, postponePush, storePushPromptDate } from '@/lib/client/push/run-push';
import styles from './push-prompt.module.css';

const GAINS = [
  ['gift', 'gainPromotions'],
  ['shield', 'gainAccount'],
  ['chat', 'gainService'],
] as const;

/** Soft prompt, before the browser's only question. */
export function PushPrompt() {
  const t = useTranslations('push');
  // Leaving the page counts as prompted: one prompt a day.
  useEffect(storePushPromptDate, []);
  return (
    <Modal art={<PushArt />} onClose={postponePush} title={t('title')}>
      <ul className={styles.gains}>
        {GAINS.map(([icon, key]) => (
          <li className={styles.gain} key={key}>
            <span className={styles.sign}>
              <Icon name={icon} size="small" />
            </span>
            {t(key)}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <ActionButton onClick={() => void agreeToPush()} wide>
          {t('agree')}
        </ActionButton>
        <ActionButton look="quiet" onClick={postponePush} wide>
          {t('later')}
        </ActionButton>
      </div>
      <p className={styles.note}>{t('note')}</p>
    </Modal>
  );
}
