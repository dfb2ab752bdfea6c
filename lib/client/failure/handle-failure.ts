import 'client-only';
import { storeAutoLoginChoice } from '@/lib/client/auth/remember/auto-login-choice';
import { dropRemembered } from '@/lib/client/auth/remember/drop-remembered';
import { setDomainModal, showNotice, showToast } from '@/lib/client/notice/notice-store';
import { handleLostSession } from '@/lib/client/session-end/handle-lost-session';
import { STORED } from '@/lib/client/storage/stored-items';
import { removeStored } from '@/lib/client/storage/web-storage';
import type { Failure } from '@/lib/shared/calls/envelope';
import { actionOf, isRefusal, isSessionLost } from '@/lib/shared/errors/action-of';
import type { ErrorAction, ErrorEffect, ErrorSurface } from '@/lib/shared/errors/error-action-table';

export type FailureOptions = {
  /** Effects only, nothing shows, except for a lost session. */
  readonly silent?: boolean;
  /** The caller is a form that shows refusals beside its button: only faults become a notice. */
  readonly inForm?: boolean;
  /** Surfaces that the caller opens itself; others become a plain notice. */
  readonly own?: readonly ErrorSurface[];
};

const EFFECTS: Partial<Record<ErrorEffect, () => void>> = {
  'drop-remembered': dropRemembered,
  'auto-login-off': () => storeAutoLoginChoice(false),
  'drop-line-token': () => removeStored(STORED.lineSessionToken),
  'drop-telegram-auth': () => removeStored(STORED.telegramAuth),
};

function textOf(failure: Failure, action: ErrorAction): { text: string } | { textKey: string } {
  if (action.textKey) return { textKey: action.textKey };
  return failure.message.trim() === '' ? { textKey: failure.code } : { text: failure.message };
}

function showAction(failure: Failure, action: ErrorAction): void {
  const text = textOf(failure, action);
  if (action.surface === 'domain-modal') setDomainModal(true);
  else if (action.surface === 'toast') showToast(text);
  else {
    const button = action.buttonTo === undefined ? undefined : 'login';
    showNotice({ ...text, button, buttonTo: action.buttonTo, traceId: failure.traceId });
  }
}

/** Applies and returns the action of a failure; what no caller shows itself becomes a notice. */
export function handleFailure(failure: Failure, options: FailureOptions = {}): ErrorAction {
  const action = actionOf(failure);
  for (const effect of action.effects ?? []) EFFECTS[effect]?.();
  const lostNow = isSessionLost(failure) ? handleLostSession() : undefined;
  const isOwn =
    options.own?.includes(action.surface) === true || (options.inForm === true && isRefusal(failure));
  const isQuiet = action.surface === 'none' || isOwn;
  const isShown = lostNow ?? !options.silent;
  if (!isQuiet && isShown) showAction(failure, action);
  return action;
}
