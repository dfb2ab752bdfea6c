import { actionOf, type ErrorFacts } from '@/lib/shared/errors/action-of';
import { DEFAULT_ACTION } from '@/lib/shared/errors/error-action-table';
import { SITE_ERRORS } from '@/lib/shared/errors/site-codes';

/** Whatever the HTTP status, the code alone says what was refused. */
const ANY_STATUS = 400;

/** Returns whether another wallet session may solve a refused login: providers name their error freely, and give it
 * any status, so every code without a meaning of its own counts. */
export function isWalletRefusal({ code, status }: ErrorFacts): boolean {
  if (Object.hasOwn(SITE_ERRORS, code) || status === 0) return false;
  return actionOf({ code, status: ANY_STATUS }) === DEFAULT_ACTION;
}
