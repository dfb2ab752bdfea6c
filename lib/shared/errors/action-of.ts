// What the error table says about a failure.
import type { Failure } from '@/lib/shared/calls/envelope';
import {
  DEFAULT_ACTION,
  ERROR_ACTIONS,
  type ErrorAction,
  QUIET_ACTION,
  SESSION_LOST_ACTION,
} from '@/lib/shared/errors/error-action-table';
import { isTooManyRequests, SITE_ERRORS } from '@/lib/shared/errors/site-codes';

export type ErrorFacts = { readonly code: string; readonly status: number; readonly message?: string };

/** Looks up by code, then HTTP 401, then quiet statuses, then the default. The message 'please login' links to the login page. */
export function actionOf({ code, status, message }: ErrorFacts): ErrorAction {
  const known = Object.hasOwn(ERROR_ACTIONS, code) ? ERROR_ACTIONS[code] : undefined;
  if (known) return known;
  if (isTooManyRequests(code)) return QUIET_ACTION;
  if (status === 401) return SESSION_LOST_ACTION;
  if (status === 502) return QUIET_ACTION;
  if (message?.trim().toLowerCase() === 'please login') return { ...DEFAULT_ACTION, buttonTo: '/m/login' };
  return DEFAULT_ACTION;
}

/** Returns true for four codes, and for HTTP 401 under a code without an entry. */
export function isSessionLost(failure: ErrorFacts): boolean {
  return actionOf(failure).effects?.includes('log-out') === true;
}

/** Returns whether the provider refuses an input in words for the player, as for a wrong password or a taken name. False for faults: of the network, of the site, a lost session, or without any words. */
export function isRefusal(failure: Pick<Failure, 'code' | 'status' | 'message' | 'isGeneric'>): boolean {
  const { surface, buttonTo, textKey } = actionOf(failure);
  const hasWords = textKey !== undefined || (failure.message.trim() !== '' && !failure.isGeneric);
  return (
    surface === 'notice' && buttonTo === undefined && hasWords && !Object.hasOwn(SITE_ERRORS, failure.code)
  );
}
