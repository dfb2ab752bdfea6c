import { actionOf, type ErrorFacts } from '@/lib/shared/errors/action-of';
import { DEFAULT_ACTION } from '@/lib/shared/errors/error-action-table';
import { isSessionLost } from '@/lib/shared/errors/is-session-lost';
import { SITE_ERRORS } from '@/lib/shared/errors/site-codes';

/** Returns whether another wallet session may solve a refused login: providers name their error freely, so every one
 * without a meaning of its own counts, and what ends a session elsewhere means the wallet's here. */
export function isWalletRefusal(failure: ErrorFacts): boolean {
  const { code, status } = failure;
  if (Object.hasOwn(SITE_ERRORS, code) || status === 0 || status >= 500) return false;
  return actionOf(failure) === DEFAULT_ACTION || isSessionLost(failure);
}
