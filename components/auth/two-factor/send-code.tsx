'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionButton } from '@/components/ui/button/action-button';
import type { SecondFactor } from '@/lib/client/auth/second-factor';
import { sendVerifyCode } from '@/lib/client/auth/submit-verification';
import { useCountdown } from '@/lib/client/auth/use-countdown';
import type { Failure } from '@/lib/shared/calls/envelope';
import styles from './two-factor.module.css';

type SendCodeProps = {
  readonly second: SecondFactor;
  readonly verifyType: 'email' | 'sms';
  readonly onFailure: (failure: Failure | undefined) => void;
};

/** Sends a code, and again after a minute. */
export function SendCode({ second, verifyType, onFailure }: SendCodeProps) {
  const t = useTranslations('auth');
  const [phase, setPhase] = useState<'idle' | 'sending' | 'sent'>('idle');
  const { left, start } = useCountdown();
  const isWaiting = phase === 'sending' || left > 0;

  async function send(): Promise<void> {
    if (isWaiting) return;
    setPhase('sending');
    const failure = await sendVerifyCode(second, verifyType);
    onFailure(failure);
    setPhase(failure ? 'idle' : 'sent');
    if (!failure) start();
  }

  const label = phase === 'sending' ? t('sendingCode') : t(phase === 'sent' ? 'resendCode' : 'sendCode');
  return (
    <div className={styles.send}>
      <ActionButton isBusy={isWaiting} look="quiet" onClick={() => void send()} wide>
        {left > 0 ? t('resendIn', { seconds: left }) : label}
      </ActionButton>
      <p aria-live="polite" className={styles.hint}>
        {phase === 'sent' ? t('codeSent') : ''}
      </p>
    </div>
  );
}
