import { actionOf, type ErrorFacts } from '@/lib/shared/errors/action-of';

/** Returns true for four codes, and for HTTP 401 under a code without an entry. */
export function isSessionLost(failure: ErrorFacts): boolean {
  return actionOf(failure).effects?.includes('log-out') === true;
}
