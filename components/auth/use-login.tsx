'use client';

import { useEffect, useState } from 'react';
import type { LoginInput, LoginOutcome } from '@/lib/client/auth/submit-login';
import { useGuardedSubmit } from '@/lib/client/auth/use-guarded-submit';
import { loadPart, loadWhenIdle } from '@/lib/client/page/load-module';
import type { Failure } from '@/lib/shared/calls/envelope';
import type { LoginRules } from '@/lib/shared/sign-in/login-facts';

type Faults = { readonly username?: true; readonly password?: true };

// Loaded while the player types: the form itself is usable at once.
const loadSubmit = () => import('@/lib/client/auth/submit-login');

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

/** State of the login form. `onRefused` is called after a refusal, which may have deleted the remembered login. */
export function useLogin(rules: LoginRules, onRefused?: () => void) {
  const guard = useGuardedSubmit();
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<Failure>();
  useEffect(() => loadWhenIdle(loadSubmit), []);

  function settle(outcome: LoginOutcome): boolean {
    if (outcome.kind === 'refused') {
      setFailure(outcome.failure);
      onRefused?.();
    }
    return outcome.kind === 'done';
  }

  async function submit(form: LoginInput, element: HTMLFormElement): Promise<void> {
    const newFaults = faultsOf(form);
    setFaults(newFaults);
    if (newFaults.username || newFaults.password) return focusFirst(element, newFaults);
    await guard.submit(async () => {
      setFailure(undefined);
      const part = await loadPart(loadSubmit);
      return part !== undefined && settle(await part.submitLogin(form, rules));
    });
  }

  return { phase: guard.phase, faults, failure, submit };
}
