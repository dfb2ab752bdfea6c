'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Modal } from '@/components/notice/modal';
import { ActionButton } from '@/components/ui/button/action-button';
import { Icon } from '@/components/ui/icon/icon';
import { agreeToPush, postponePush, storePushPromptDate } from '@/lib/client/push/run-push';
import styles from './push-prompt.module.css';

const GAINS = [
  ['gift', 'gainPromotions'],
  ['shield', 'gainAccount'],
  ['chat', 'gainService'],
] as const;

/** Picture of the soft prompt: a phone with a message, and a bell. */
function PushArt() {
  return (
    <svg aria-hidden="true" className={styles.art} focusable="false" viewBox="0 0 320 128">
      <ellipse className={styles.halo} cx="160" cy="66" rx="122" ry="58" />
      <rect className={styles.back} height="40" rx="12" width="176" x="72" y="76" />
      <rect className={styles.card} height="46" rx="13" width="212" x="54" y="58" />
      <circle className={styles.seal} cx="82" cy="81" r="14" />
      <path className={styles.spark} d="M82 71.5l2.6 6.9 6.9 2.6-6.9 2.6-2.6 6.9-2.6-6.9-6.9-2.6 6.9-2.6z" />
      <path className={styles.line} d="M108 75h86" />
      <path className={styles.faint} d="M108 88h128" />
      <g className={styles.swing}>
        <path
          className={styles.bell}
          d="M137 46V33a23 23 0 0 1 46 0v13l7 9a3 3 0 0 1-2.4 4.8H132.4A3 3 0 0 1 130 55z"
        />
        <path className={styles.bell} d="M151 63h18a9 9 0 0 1-18 0z" />
        <path className={styles.shine} d="M146 42v-9a14 14 0 0 1 9-13" />
      </g>
      <circle className={styles.dot} cx="184" cy="18" r="9" />
      <path
        className={styles.ring}
        d="M118 26c-3 6-3 14 0 20M106 20c-5 10-5 22 0 32M202 26c3 6 3 14 0 20M214 20c5 10 5 22 0 32"
      />
    </svg>
  );
}

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
