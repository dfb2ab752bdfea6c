'use client';

import { type FormEvent, useEffect, useState } from 'react';
import type { GuardedSubmit } from '@/lib/client/auth/use-guarded-submit';
import { loadPart, loadWhenIdle } from '@/lib/client/page/load-module';
import {
  type RegisterFault,
  type RegisterForm,
  registerFaultsOf,
} from '@/lib/shared/auth/register/register-form';
import type { RegisterRules } from '@/lib/shared/auth/register/register-methods';
import type { Failure } from '@/lib/shared/calls/envelope';

/** A new account whose user name the player has not seen yet. */
export type MadeAccount = { readonly userName: string; readonly carryOn: () => void };

function focusFirst(element: HTMLFormElement, faults: readonly RegisterFault[]): void {
  element.querySelector<HTMLInputElement>(`input[name="${faults[0]?.field}"]`)?.focus();
}

// Loaded while the player types: the form itself is usable at once.
const loadSubmit = () => import('@/lib/client/auth/register/submit-registration');

type Steps = {
  /** The lock of all methods: one account at a time. */
  readonly guard: GuardedSubmit;
  readonly onMade?: (account: MadeAccount) => void;
  /** Verifies the input before it is sent; undefined after a shown refusal. */
  readonly prove?: (form: RegisterForm) => Promise<RegisterForm | undefined>;
};

/** State of a registration form: faults, last refusal, lock, and what follows. */
export function useRegistration(rules: RegisterRules, { guard, onMade, prove }: Steps) {
  const [faults, setFaults] = useState<readonly RegisterFault[]>([]);
  const [failure, setFailure] = useState<Failure>();
  useEffect(() => loadWhenIdle(loadSubmit), []);

  /** Submits the form of `read`, unless one is pending; a mobile one without a number has shown its fault already. */
  async function submit(element: HTMLFormElement, read: () => Promise<RegisterForm>): Promise<void> {
    await guard.submit(async () => {
      const form = await read();
      const newFaults = registerFaultsOf(form, rules);
      setFaults(newFaults);
      if (form.method === 'mobile' && !form.phone) return undefined;
      if (newFaults.length > 0) {
        focusFirst(element, newFaults);
        return undefined;
      }
      const proved = prove ? await prove(form) : form;
      return proved !== undefined && (await send(proved));
    });
  }

  async function send(form: RegisterForm): Promise<boolean> {
    const part = await loadPart(loadSubmit);
    const outcome = await part?.submitRegistration(form, rules);
    if (outcome?.kind !== 'made') {
      setFailure(outcome?.failure);
      return false;
    }
    const { userName, finish } = outcome;
    if (form.method === 'auto' && userName && onMade) onMade({ userName, carryOn: finish });
    else finish();
    return true;
  }

  const faultOf = (field: RegisterFault['field']) => faults.find((fault) => fault.field === field)?.key;
  const forgive = (field: string) => setFaults((before) => before.filter((fault) => fault.field !== field));
  /** A field that is edited is no longer wrong; the next submit checks it again. */
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => forgive((target as HTMLInputElement).name);
  return { phase: guard.phase, faultOf, forgive, failure, onInput, submit };
}
