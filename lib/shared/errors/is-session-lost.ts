// One test for "the session is gone", shared by all code that must tell it from other failures.
import { actionOf, type ErrorFacts } from '@/lib/shared/errors/action-of';

/** Whether the error table logs the player out on this failure: one of four codes, or HTTP 401 under a code without a row of its own. */
export function isSessionLost(failure: ErrorFacts): boolean {
  return actionOf(failure).effects.includes('log-out');
}
