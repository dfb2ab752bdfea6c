// Runs a submit under the login machine, with the real clock.
import 'client-only';
import { useEffect, useRef, useState } from 'react';
import { LOGIN_IDLE, type LoginEvent, type LoginPhase, stepLogin } from '@/lib/shared/auth/login-machine';
import { TIMING } from '@/lib/shared/constants';

/** The phase to show, and the way to run a submit under the lock. */
export type GuardedSubmit = {
  readonly phase: LoginPhase;
  /** Runs `work` unless a submit is under way or ended less than 500 ms ago; `work` tells whether it succeeded. */
  readonly submit: (work: () => Promise<boolean>) => Promise<void>;
};

/** A lock for one form: ignored re-entry, released 500 ms after the end. */
export function useGuardedSubmit(): GuardedSubmit {
  const [phase, setPhase] = useState<LoginPhase>('idle');
  // The lock must hold within one event, before React renders again.
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

  async function submit(work: () => Promise<boolean>): Promise<void> {
    if (!step('submit')) return;
    const isDone = await work().catch(() => false);
    step(isDone ? 'succeeded' : 'failed');
    timer.current = setTimeout(() => step('released'), TIMING.submitGuardMs);
  }

  return { phase, submit };
}
