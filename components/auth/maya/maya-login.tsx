'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Modal } from '@/components/notice/modal';
import { ActionButton } from '@/components/ui/button/action-button';
import { loginByMaya } from '@/lib/client/auth/maya/login-by-maya';
import { getSession } from '@/lib/client/session/session-store';
import type { MayaSession } from '@/lib/shared/auth/maya/maya-query';
import styles from './maya.module.css';

export type MayaLoginProps = { readonly session: MayaSession; readonly isExpiryForced: boolean };

/** Signs in by the wallet's session; a signed-in member confirms first. */
export function MayaLogin({ session, isExpiryForced }: MayaLoginProps) {
  const t = useTranslations('auth');
  const [step, setStep] = useState<'ask' | 'run' | 'end'>(() =>
    getSession().state === 'visitor' ? 'run' : 'ask',
  );
  const hasRun = useRef(false);
  useEffect(() => {
    if (step !== 'run' || hasRun.current) return;
    hasRun.current = true;
    void loginByMaya(session, isExpiryForced).then((isIn) => isIn || setStep('end'));
  }, [step, session, isExpiryForced]);
  if (step === 'end') return null;
  if (step === 'run')
    return (
      <p className={styles.busy} role="status">
        {t('submitting')}
      </p>
    );
  return (
    <Modal onClose={() => setStep('end')} title={t('switchTitle')}>
      <p className={styles.text}>{t('switchLead')}</p>
      <ActionButton onClick={() => setStep('end')} wide>
        {t('switchKeep')}
      </ActionButton>
      <ActionButton look="quiet" onClick={() => setStep('run')} wide>
        {t('switchTake')}
      </ActionButton>
    </Modal>
  );
}
