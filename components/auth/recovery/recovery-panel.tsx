'use client';

import { useEffect, useReducer, useState } from 'react';
import { useCodeSender } from '@/components/auth/sms/use-code-sender';
import {
  dropStoredRecovery,
  readStoredRecovery,
  requestRecovery,
  storeRecovery,
} from '@/lib/client/auth/recovery/submit-recovery';
import { useGuardedSubmit } from '@/lib/client/auth/use-guarded-submit';
import { isAtSecondStep, useSecondStep } from '@/lib/client/page/use-second-step';
import {
  RECOVERY_START,
  type RecoveryCaptcha,
  type RecoverySubject,
  recoveryTargetOf,
  stepRecovery,
} from '@/lib/shared/auth/recovery/recovery-machine';
import type { Failure } from '@/lib/shared/calls/envelope';
import { RecoveryRequestForm } from './recovery-request-form';
import { ResetPasswordForm } from './reset-password-form';

type RecoveryPanelProps = { readonly hasSms: boolean; readonly captchas: RecoveryCaptcha };

/** The step of the recovery: after a reload the one where the player was, and by Back the one before. */
function useRecoverySteps() {
  const [state, dispatch] = useReducer(stepRecovery, RECOVERY_START);
  useEffect(() => {
    const subject = isAtSecondStep() ? readStoredRecovery() : undefined;
    if (subject) dispatch({ type: 'requested', subject });
  }, []);
  const toFirst = useSecondStep(state.step === 'prove', () => {
    dropStoredRecovery();
    dispatch({ type: 'back' });
  });
  const toSecond = (subject: RecoverySubject) => {
    storeRecovery(subject);
    dispatch({ type: 'requested', subject });
  };
  return { state, toFirst, toSecond };
}

/** Password recovery in steps. Both forms stay mounted, so that no input is lost. */
export function RecoveryPanel({ hasSms, captchas }: RecoveryPanelProps) {
  const { state, toFirst, toSecond } = useRecoverySteps();
  const guard = useGuardedSubmit();
  const [failure, setFailure] = useState<Failure>();
  const subject = 'subject' in state ? state.subject : undefined;
  const sender = useCodeSender(
    subject ? recoveryTargetOf(subject) : '',
    async () => subject && requestRecovery(subject, captchas),
  );

  async function request(read: () => Promise<RecoverySubject | undefined>): Promise<boolean | undefined> {
    const wanted = await read();
    if (!wanted) return undefined;
    const target = recoveryTargetOf(wanted);
    // A code just sent to this account is still the latest.
    const outcome = sender.isWaiting(target) ? ({ ok: true } as const) : await requestCode(wanted, target);
    setFailure(outcome.ok ? undefined : outcome.failure);
    if (outcome.ok) toSecond(wanted);
    // Used again after a step back: never `done`.
    return false;
  }

  async function requestCode(wanted: RecoverySubject, target: string) {
    const outcome = await requestRecovery(wanted, captchas);
    if (outcome.ok) sender.start(target);
    return outcome;
  }

  return (
    <>
      <div hidden={state.step !== 'ask'}>
        <RecoveryRequestForm
          failure={failure}
          hasSms={hasSms}
          isBusy={guard.phase === 'processing'}
          onRequest={(read) => void guard.submit(() => request(read))}
        />
      </div>
      {state.step === 'prove' && (
        <ResetPasswordForm
          key={recoveryTargetOf(state.subject)}
          onBack={toFirst}
          sender={sender}
          subject={state.subject}
        />
      )}
    </>
  );
}
