'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Modal } from '@/components/notice/modal';
import { ActionButton } from '@/components/ui/button/action-button';
import { leaveForRefresh } from '@/lib/client/update/refresh-page';
import { settleWorker } from '@/lib/client/worker/settle-worker';

/** Asks for a refresh after a worker was removed: parts of the page may still be its own. */
export function CleanedNotice() {
  const t = useTranslations('worker');
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    void settleWorker().then((outcome) => setShown(outcome === 'cleaned'));
  }, []);
  if (!isShown) return null;
  return (
    <Modal isAlert onClose={() => setShown(false)} title={t('cleanedTitle')}>
      <p>{t('cleanedText')}</p>
      <ActionButton onClick={leaveForRefresh} wide>
        {t('refresh')}
      </ActionButton>
    </Modal>
  );
}
