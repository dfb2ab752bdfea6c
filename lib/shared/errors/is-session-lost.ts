// One test for "the session is gone", shared by whoever must tell it from other failures (X6).
import { actionOf, type ErrorFacts } from '@/lib/shared/errors/action-of';

/** Whether SPEC §8 logs the player out on this failure: one of four codes, or HTTP 401 under a code without a row of its own (X6). */
export function isSessionLost(failure: ErrorFacts): boolean {
  return actionOf(failure).effects.includes('log-out');
}
