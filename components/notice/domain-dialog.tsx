'use client';

import { useTranslations } from 'next-intl';
import { Modal } from '@/components/notice/modal';
import { ActionButton } from '@/components/ui/button/action-button';
import { reloadPage } from '@/lib/client/page/leave-page';
import styles from './notice.module.css';

/** States that the provider does not serve this address, with a retry. */
export function DomainDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('notice');
  return (
    <Modal isAlert onClose={onClose} title={t('domainTitle')}>
      <p className={styles.text}>{t('domainText')}</p>
      <div className={styles.actions}>
        <ActionButton onClick={reloadPage} wide>
          {t('refresh')}
        </ActionButton>
        <ActionButton look="quiet" onClick={onClose} wide>
          {t('close')}
        </ActionButton>
      </div>
    </Modal>
  );
}
