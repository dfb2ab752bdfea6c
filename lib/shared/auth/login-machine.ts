// State machine of a login submit: repeated submits are ignored, and the lock outlasts the result.

export type LoginPhase = 'idle' | 'processing' | 'done' | 'failed';

export type LoginState = { readonly phase: LoginPhase; readonly isLocked: boolean };

/** `released` follows `succeeded` or `failed` after SUBMIT_GUARD_MS. */
export type LoginEvent = 'submit' | 'succeeded' | 'failed' | 'released';

export const LOGIN_IDLE: LoginState = { phase: 'idle', isLocked: false };

/** Returns the next state, or the same object when the event has no effect. `done` is final. */
export function stepLogin(state: LoginState, event: LoginEvent): LoginState {
  if (event === 'submit')
    return state.isLocked || state.phase === 'done' ? state : { phase: 'processing', isLocked: true };
  if (event === 'released')
    return state.isLocked && state.phase !== 'processing' ? { ...state, isLocked: false } : state;
  if (state.phase !== 'processing') return state;
  return { phase: event === 'succeeded' ? 'done' : 'failed', isLocked: true };
}
