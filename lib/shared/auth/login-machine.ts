// The submit of a login as a machine without a clock: a second submit is ignored, the lock outlasts the end.

/** Where a login stands. */
export type LoginPhase = 'idle' | 'processing' | 'done' | 'failed';

/** The phase, and whether a submit would be ignored now. */
export type LoginState = { readonly phase: LoginPhase; readonly isLocked: boolean };

/** What can happen; `released` comes TIMING.submitGuardMs after `succeeded` or `failed`. */
export type LoginEvent = 'submit' | 'succeeded' | 'failed' | 'released';

/** Nothing was submitted yet. */
export const LOGIN_IDLE: LoginState = { phase: 'idle', isLocked: false };

/**
 * The state after an event; the same object when the event means nothing now, so that a caller can tell. `done` stays
 * done: the page is about to leave.
 */
export function stepLogin(state: LoginState, event: LoginEvent): LoginState {
  if (event === 'submit')
    return state.isLocked || state.phase === 'done' ? state : { phase: 'processing', isLocked: true };
  if (event === 'released')
    return state.isLocked && state.phase !== 'processing' ? { ...state, isLocked: false } : state;
  if (state.phase !== 'processing') return state;
  return { phase: event === 'succeeded' ? 'done' : 'failed', isLocked: true };
}
