'use client';

import { useTranslations } from 'next-intl';
import { Modal } from '@/components/notice/modal';
import { ActionButton } from '@/components/ui/button/action-button';
import { tipKindOf } from '@/lib/shared/push/push-machine';
import styles from './push-tips.module.css';

/** How to allow messages again in this browser, step by step. */
export function PushTips({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('push');
  const kind = tipKindOf(navigator.userAgent);
  const steps = [`${kind}First`, `${kind}Then`, 'tipsLast'] as const;
  return (
    <Modal isAlert onClose={onClose} title={t('tipsTitle')}>
      <p className={styles.lead}>{t('tipsText')}</p>
      <ol className={styles.steps}>
        {steps.map((key) => (
          <li className={styles.step} key={key}>
            <span>{t(key)}</span>
          </li>
        ))}
      </ol>
      <ActionButton onClick={onClose} wide>
        {t('tipsClose')}
      </ActionButton>
    </Modal>
  );
}
