import {
  DEFAULT_ACTION,
  ERROR_ACTIONS,
  type ErrorAction,
  QUIET_ACTION,
  SESSION_LOST_ACTION,
} from '@/lib/shared/errors/error-action-table';

export type ErrorFacts = { readonly code: string; readonly status: number; readonly message?: string };

/** Looks up by code, then HTTP 401, then quiet statuses, then the default. The message 'please login' links to the login page. */
export function actionOf({ code, status, message }: ErrorFacts): ErrorAction {
  const known = Object.hasOwn(ERROR_ACTIONS, code) ? ERROR_ACTIONS[code] : undefined;
  if (known) return known;
  if (code.startsWith('TOO_MANY_REQUEST')) return QUIET_ACTION;
  if (status === 401) return SESSION_LOST_ACTION;
  if (status === 502) return QUIET_ACTION;
  if (message?.trim().toLowerCase() === 'please login') return { ...DEFAULT_ACTION, buttonTo: '/m/login' };
  return DEFAULT_ACTION;
}
