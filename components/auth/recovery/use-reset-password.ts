'use client';

import { useState } from 'react';
import { submitRecovery } from '@/lib/client/auth/recovery/submit-recovery';
import { useGuardedSubmit } from '@/lib/client/auth/use-guarded-submit';
import { type ProofFault, proofFaultsOf } from '@/lib/shared/auth/recovery/recovery-form';
import type { RecoverySubject } from '@/lib/shared/auth/recovery/recovery-machine';
import { parseVerifyCode } from '@/lib/shared/auth/sms/one-time-code';
import type { Failure } from '@/lib/shared/calls/envelope';

/** Faults, refusal and lock of the second step. */
export function useResetPassword(subject: RecoverySubject) {
  const guard = useGuardedSubmit();
  const [faults, setFaults] = useState<readonly ProofFault[]>([]);
  const [failure, setFailure] = useState<Failure>();

  function submit(element: HTMLFormElement): void {
    const data = new FormData(element);
    const code = String(data.get('code') ?? '');
    const newPassword = String(data.get('newPassword') ?? '');
    const faults = proofFaultsOf({ code, newPassword });
    setFaults(faults);
    const verifyCode = parseVerifyCode(code);
    if (faults.length > 0 || verifyCode === undefined) {
      element.querySelector<HTMLInputElement>(`input[name="${faults[0]?.field}"]`)?.focus();
      return;
    }
    void guard.submit(async () => {
      setFailure(undefined);
      const failure = await submitRecovery(subject, { verifyCode, newPassword });
      setFailure(failure);
      return failure === undefined;
    });
  }

  const faultOf = (field: ProofFault['field']) => faults.find((fault) => fault.field === field)?.key;
  return { phase: guard.phase, faultOf, failure, submit };
}
