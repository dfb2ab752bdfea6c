'use client';

import { useState } from 'react';
import { leaveToLogin } from '@/lib/client/auth/entry-note';
import { finishLogin, type LoginContext } from '@/lib/client/auth/finish-login';
import { submitRegistration } from '@/lib/client/auth/register/submit-registration';
import { dropKeptPhone } from '@/lib/client/auth/sms/kept-phone';
import { useGuardedSubmit } from '@/lib/client/auth/use-guarded-submit';
import {
  hasPassword,
  type RegisterFault,
  type RegisterForm,
  registerFaultsOf,
} from '@/lib/shared/auth/register/register-form';
import type { RegisterRules } from '@/lib/shared/auth/register/register-ways';
import type { Failure, Success } from '@/lib/shared/calls/envelope';
import type { WireLoginAnswer } from '@/lib/shared/calls/wire-session';

/** An account whose user name the player has not read yet (A22). */
export type MadeAccount = { readonly userName: string; readonly carryOn: () => void };

function focusFirst(element: HTMLFormElement, faults: readonly RegisterFault[]): void {
  element.querySelector<HTMLInputElement>(`input[name="${faults[0]?.field}"]`)?.focus();
}

/** What is remembered of it: a password of the player's own, where staying is offered (A2). */
function wishOf(form: RegisterForm, rules: RegisterRules): LoginContext['remember'] {
  if (!rules.canStay || !hasPassword(form.way, rules)) return undefined;
  return form.stays ? { type: 'username', username: form.username } : null;
}

/** What follows a registration (A2): home or `go`; an account without a session goes on to the login. */
function finish(answer: Success<WireLoginAnswer>, form: RegisterForm, rules: RegisterRules): void {
  dropKeptPhone();
  // Without a password of the player's own there is nothing that he could be asked to change.
  const type = hasPassword(form.way, rules) ? 'username' : 'sms';
  const { isExpiryForced } = rules;
  if (answer.value?.token) finishLogin(answer, { type, isExpiryForced, remember: wishOf(form, rules) });
  else leaveToLogin('registered');
}

/** The state of a registration form: faults, the last refusal, the lock (A1), and what is done with an account that was made. */
export function useRegistration(rules: RegisterRules, onMade?: (account: MadeAccount) => void) {
  const guard = useGuardedSubmit();
  const [faults, setFaults] = useState<readonly RegisterFault[]>([]);
  const [failure, setFailure] = useState<Failure>();

  /** Takes the form that `read` gives, unless one is under way (A1); a mobile one without a number has told its fault already. */
  async function submit(element: HTMLFormElement, read: () => Promise<RegisterForm>): Promise<void> {
    await guard.submit(async () => {
      setFailure(undefined);
      const form = await read();
      const found = registerFaultsOf(form, rules);
      setFaults(found);
      if (form.way === 'mobile' && !form.phone) return false;
      if (found.length > 0) focusFirst(element, found);
      return found.length === 0 && (await send(form));
    });
  }

  async function send(form: RegisterForm): Promise<boolean> {
    const outcome = await submitRegistration(form, rules);
    if (outcome.kind === 'refused') {
      setFailure(outcome.failure);
      return false;
    }
    const { answer } = outcome;
    const userName = answer.value?.userName;
    if (form.way === 'auto' && userName && onMade)
      onMade({ userName, carryOn: () => finish(answer, form, rules) });
    else finish(answer, form, rules);
    return true;
  }

  const faultOf = (field: RegisterFault['field']) => faults.find((fault) => fault.field === field)?.key;
  const forgive = (field: RegisterFault['field']) =>
    setFaults((before) => before.filter((fault) => fault.field !== field));
  return { phase: guard.phase, faultOf, forgive, failure, submit };
}
