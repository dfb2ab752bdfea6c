// State machine of a second factor: sign-in and enrolment.

export type FactorSession = 'enroll' | 'signin';

export type FactorHint = {
  /** Enrolment id; required for multi-factor sign-in. */
  readonly uid: string;
  readonly factor: 'phone' | 'totp';
  readonly label: string;
};

/** `sending` and `checking` wait for the library. */
export type FactorPhase = 'choosing' | 'sending' | 'code' | 'checking' | 'done' | 'closed';

/** `hintId` is an enrolment id, or the phone number of an enrolment; `proof` is the verification id. */
export type FactorState = {
  readonly session: FactorSession;
  readonly phase: FactorPhase;
  readonly hintId?: string;
  readonly proof?: string;
  readonly fault?: string;
};

export type FactorEvent =
  | { readonly type: 'choose'; readonly hintId: string; readonly needsSending: boolean }
  | { readonly type: 'sent'; readonly proof: string }
  | { readonly type: 'submit'; readonly code: string }
  | { readonly type: 'accepted' }
  | { readonly type: 'refused'; readonly fault: string }
  | { readonly type: 'back' }
  | { readonly type: 'close' };

/** Starts a sign-in or an enrolment. */
export function startFactor(session: FactorSession): FactorState {
  return { session, phase: 'choosing' };
}

const NEEDS_NEW_CODE = new Set(['auth/code-expired', 'auth/session-expired', 'auth/missing-verification-id']);

function choose(state: FactorState, hintId: string, needsSending: boolean): FactorState {
  if (state.phase !== 'choosing' && state.phase !== 'code') return state;
  if (hintId === '') return { ...state, fault: 'auth/argument-error' };
  const proof = hintId === state.hintId ? state.proof : undefined;
  const { session, fault } = state;
  return needsSending
    ? { session, phase: 'sending', hintId, proof, fault }
    : { session, phase: 'code', hintId, proof };
}

function submit(state: FactorState, code: string): FactorState {
  if (state.phase !== 'code') return state;
  if (state.hintId === undefined) return { ...state, fault: 'auth/code-expired' };
  if (code === '') return { ...state, fault: 'auth/invalid-verification-code' };
  return { ...state, phase: 'checking' };
}

// A wrong code may be retyped; an expired one, or an unsent message, leads back to the choice.
function refuse(state: FactorState, fault: string): FactorState {
  if (state.phase !== 'sending' && state.phase !== 'checking') return state;
  const isCodeUsable = state.phase === 'checking' && !NEEDS_NEW_CODE.has(fault);
  if (isCodeUsable) return { ...state, phase: 'code', fault };
  return { session: state.session, phase: 'choosing', fault };
}

/** Returns the next state, or the same object when the event has no effect. `done` and `closed` are final. */
export function stepFactor(state: FactorState, event: FactorEvent): FactorState {
  if (state.phase === 'done' || state.phase === 'closed') return state;
  switch (event.type) {
    case 'choose':
      return choose(state, event.hintId, event.needsSending);
    case 'sent':
      return state.phase === 'sending'
        ? { ...state, phase: 'code', proof: event.proof, fault: undefined }
        : state;
    case 'submit':
      return submit(state, event.code);
    case 'accepted':
      return state.phase === 'checking' ? { session: state.session, phase: 'done' } : state;
    case 'refused':
      return refuse(state, event.fault);
    case 'back':
      return state.phase === 'code' ? startFactor(state.session) : state;
    case 'close':
      return { session: state.session, phase: 'closed' };
  }
}
