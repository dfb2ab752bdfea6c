'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { ChoiceBar } from '@/components/auth/form/choice-bar';
import { FailureError } from '@/components/auth/form/failure-error';
import { SubmitButton } from '@/components/auth/form/submit-button';
import { OneTimeCodeField } from '@/components/auth/sms/one-time-code-field';
import { SendCode } from '@/components/auth/two-factor/send-code';
import { SlowLine } from '@/components/auth/two-factor/slow-line';
import { Modal } from '@/components/notice/modal';
import { ActionButton } from '@/components/ui/button/action-button';
import type { SecondFactor } from '@/lib/client/auth/second-factor';
import { submitVerification } from '@/lib/client/auth/submit-verification';
import { useGuardedSubmit } from '@/lib/client/auth/use-guarded-submit';
import { getOffFeatures } from '@/lib/client/page/page-facts';
import { parseVerifyCode } from '@/lib/shared/auth/sms/one-time-code';
import type { VerifyType } from '@/lib/shared/auth/two-factor';
import type { Failure } from '@/lib/shared/calls/envelope';
import { isOffered } from '@/lib/shared/calls/feature';
import styles from './two-factor.module.css';

export type TwoFactorDialogProps = {
  readonly second: SecondFactor;
  readonly onClose: () => void;
};

/** Second factor of a login: choose a method, send a code if needed, type or paste it. */
export function TwoFactorDialog({ second, onClose }: TwoFactorDialogProps) {
  const { offered } = second;
  const t = useTranslations('auth');
  const { phase, submit } = useGuardedSubmit();
  const [method, setMethod] = useState<VerifyType>(offered[0] ?? 'ga');
  const [failure, setFailure] = useState<Failure>();
  const [isCodeWrong, setCodeWrong] = useState(false);

  function pick(next: VerifyType): void {
    setMethod(next);
    setFailure(undefined);
    setCodeWrong(false);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const verifyCode = parseVerifyCode(String(new FormData(event.currentTarget).get('code') ?? ''));
    setCodeWrong(verifyCode === undefined);
    if (verifyCode === undefined) {
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    void submit(async () => {
      const failure = await submitVerification(second, { verifyType: method, verifyCode });
      if (failure) setFailure(failure);
      return failure === undefined;
    });
  }

  // A code that is right logs in: until the answer nothing but Back leaves the dialog.
  const isBusy = phase === 'processing' || phase === 'done';
  return (
    <Modal closesOnBack={false} isHeld={isBusy} onClose={onClose} title={t('twoFactorTitle')}>
      {offered.length > 1 && (
        <ChoiceBar
          choices={offered.map((id) => ({ id, label: t(`method_${id}`) }))}
          legend={t('methodLabel')}
          name="method"
          onPick={pick}
          picked={method}
        />
      )}
      <p className={styles.hint}>{t(`hint_${method}`)}</p>
      {isOffered(getOffFeatures(), 'verificationCode') &&
        offered.map(
          (id) =>
            id !== 'ga' && (
              // Stays mounted, so that a method's wait continues while another is shown.
              <div hidden={id !== method} key={id}>
                <SendCode onFailure={setFailure} second={second} verifyType={id} />
              </div>
            ),
        )}
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <OneTimeCodeField
          error={isCodeWrong ? t('codeRequired') : undefined}
          isMessageDue={method === 'sms'}
          key={method}
          label={t('code')}
        />
        {failure && !isCodeWrong && <FailureError failure={failure} />}
        <SubmitButton
          busyLabel={t(phase === 'done' ? 'leaving' : 'verifying')}
          isBusy={isBusy}
          label={t('verify')}
        />
        <ActionButton isBusy={isBusy} look="quiet" onClick={() => isBusy || onClose()} wide>
          {t('cancel')}
        </ActionButton>
        {phase === 'processing' && <SlowLine />}
      </form>
    </Modal>
  );
}
