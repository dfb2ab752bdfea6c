import 'client-only';
import { useEffect, useRef, useState } from 'react';
import { LOGIN_IDLE, type LoginEvent, type LoginPhase, stepLogin } from '@/lib/shared/auth/login-machine';
import { SUBMIT_GUARD_MS } from '@/lib/shared/constants';

export type GuardedSubmit = {
  readonly phase: LoginPhase;
  /** Runs `work` unless a submit runs or ended less than 500 ms ago; `work` resolves to success, undefined if it sent nothing. */
  readonly submit: (work: () => Promise<boolean | undefined>) => Promise<void>;
};

/** Returns a submit lock for one form: ignores re-entry, releases 500 ms after the end, at once if nothing was sent. */
export function useGuardedSubmit(): GuardedSubmit {
  const [phase, setPhase] = useState<LoginPhase>('idle');
  // A ref holds the lock within one event, before React renders again.
  const state = useRef(LOGIN_IDLE);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function step(event: LoginEvent): boolean {
    const next = stepLogin(state.current, event);
    const isTaken = next !== state.current;
    state.current = next;
    setPhase(next.phase);
    return isTaken;
  }

  async function submit(work: () => Promise<boolean | undefined>): Promise<void> {
    if (!step('submit')) return;
    const isDone = await work().catch(() => false);
    step(isDone ? 'succeeded' : 'failed');
    if (isDone === undefined) step('released');
    else timer.current = setTimeout(() => step('released'), SUBMIT_GUARD_MS);
  }

  return { phase, submit };
}
