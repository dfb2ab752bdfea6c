// Finds what the error table says about one failure.
import {
  DEFAULT_ACTION,
  ERROR_ACTIONS,
  type ErrorAction,
  QUIET_ACTION,
  SESSION_LOST_ACTION,
} from '@/lib/shared/errors/error-action-table';

/** The parts of a failure that decide. */
export type ErrorFacts = { readonly code: string; readonly status: number; readonly message?: string };

/**
 * The action for a failure: by code, then HTTP 401, then the quiet ones, then the default.
 * A provider's message 'please login' makes the button lead to the login page.
 */
export function actionOf({ code, status, message }: ErrorFacts): ErrorAction {
  const known = Object.hasOwn(ERROR_ACTIONS, code) ? ERROR_ACTIONS[code] : undefined;
  if (known) return known;
  if (code.startsWith('TOO_MANY_REQUEST')) return QUIET_ACTION;
  if (status === 401) return SESSION_LOST_ACTION;
  if (status === 502) return QUIET_ACTION;
  if (message?.trim().toLowerCase() === 'please login') return { ...DEFAULT_ACTION, buttonTo: '/m/login' };
  return DEFAULT_ACTION;
}
