'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { TwoFactorDialogProps } from '@/components/auth/two-factor/two-factor-dialog';
import type { LoginInput, LoginOutcome } from '@/lib/client/auth/submit-login';
import { useGuardedSubmit } from '@/lib/client/auth/use-guarded-submit';
import { loadPart, loadWhenIdle } from '@/lib/client/page/load-module';
import type { VerifyType } from '@/lib/shared/auth/two-factor';
import type { Failure } from '@/lib/shared/calls/envelope';
import type { LoginRules } from '@/lib/shared/sign-in/login-facts';

type Faults = { readonly username?: true; readonly password?: true };
type SecondFactor = {
  readonly Dialog: ComponentType<TwoFactorDialogProps>;
  readonly form: LoginInput;
  readonly offered: readonly VerifyType[];
};

// What a login does loads while the player types, the dialog when a login needs it: the form itself stands at once.
const loadSubmit = () => import('@/lib/client/auth/submit-login');
const loadDialog = () => import('@/components/auth/two-factor/two-factor-dialog');

function faultsOf(form: LoginInput): Faults {
  return {
    ...(form.username.trim() === '' ? { username: true } : {}),
    ...(form.password === '' && form.remembered === undefined ? { password: true } : {}),
  };
}

function focusFirst(element: HTMLFormElement, faults: Faults): void {
  const name = faults.username ? 'username' : 'password';
  element.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus();
}

/**
 * The state of the login form: what is wrong with it, why the last attempt was refused, and the second factor when one is due.
 * `onRefused` hears of a refusal, which may have cost the remembered login.
 */
export function useLogin(rules: LoginRules, onRefused?: () => void) {
  const guard = useGuardedSubmit();
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<Failure>();
  const [second, setSecond] = useState<SecondFactor>();
  useEffect(() => loadWhenIdle(loadSubmit), []);

  async function settle(outcome: LoginOutcome, form: LoginInput): Promise<boolean> {
    if (outcome.kind === 'refused') {
      setFailure(outcome.failure);
      onRefused?.();
    }
    if (outcome.kind !== 'verify') return outcome.kind === 'done';
    const part = await loadPart(loadDialog);
    if (part) setSecond({ Dialog: part.TwoFactorDialog, form, offered: outcome.offered });
    return false;
  }

  async function submit(form: LoginInput, element: HTMLFormElement): Promise<void> {
    const newFaults = faultsOf(form);
    setFaults(newFaults);
    if (newFaults.username || newFaults.password) return focusFirst(element, newFaults);
    await guard.submit(async () => {
      setFailure(undefined);
      const part = await loadPart(loadSubmit);
      return part !== undefined && settle(await part.submitLogin(form, rules), form);
    });
  }

  const secondFactor: ReactNode = second && (
    <second.Dialog
      form={second.form}
      isExpiryForced={rules.isExpiryForced}
      offered={second.offered}
      onClose={() => setSecond(undefined)}
    />
  );
  return { phase: guard.phase, faults, failure, secondFactor, submit };
}
