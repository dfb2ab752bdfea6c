// The second factor of a sign-in, and the enrolment of one, as a machine without a clock (session types enroll and signin).

/** Session types of the library. */
export type FactorSession = 'enroll' | 'signin';

/** A way to prove oneself that the library names for an account. */
export type FactorHint = {
  /** The enrolment id; multi-factor sign-in cannot do without one. */
  readonly uid: string;
  readonly factor: 'phone' | 'totp';
  readonly label: string;
};

/** Where it stands. `sending` and `checking` wait for the library. */
export type FactorPhase = 'choosing' | 'sending' | 'code' | 'checking' | 'done' | 'closed';

/** The state; `hintId` is the enrolment id of a sign-in, or the phone number of an enrolment; `proof` is the library's name of what was sent. */
export type FactorState = {
  readonly session: FactorSession;
  readonly phase: FactorPhase;
  readonly hintId?: string;
  readonly proof?: string;
  /** Code of the last failure, with `auth/`. */
  readonly fault?: string;
};

/** What can happen. */
export type FactorEvent =
  | { readonly type: 'choose'; readonly hintId: string; readonly needsSending: boolean }
  | { readonly type: 'sent'; readonly proof: string }
  | { readonly type: 'submit'; readonly code: string }
  | { readonly type: 'accepted' }
  | { readonly type: 'refused'; readonly fault: string }
  | { readonly type: 'back' }
  | { readonly type: 'close' };

/** Nothing was chosen yet. */
export function startFactor(session: FactorSession): FactorState {
  return { session, phase: 'choosing' };
}

const NEEDS_NEW_CODE = new Set(['auth/code-expired', 'auth/session-expired', 'auth/missing-verification-id']);

function choose(state: FactorState, hintId: string, needsSending: boolean): FactorState {
  if (state.phase !== 'choosing' && state.phase !== 'code') return state;
  if (hintId === '') return { ...state, fault: 'auth/argument-error' };
  return { session: state.session, phase: needsSending ? 'sending' : 'code', hintId };
}

function submit(state: FactorState, code: string): FactorState {
  if (state.phase !== 'code') return state;
  if (state.hintId === undefined) return { ...state, fault: 'auth/code-expired' };
  if (code === '') return { ...state, fault: 'auth/invalid-verification-code' };
  return { ...state, phase: 'checking', fault: undefined };
}

// A wrong code may be typed again; an expired one, or a message that was not sent, leads back to the choice.
function refuse(state: FactorState, fault: string): FactorState {
  if (state.phase !== 'sending' && state.phase !== 'checking') return state;
  const isCodeUsable = state.phase === 'checking' && !NEEDS_NEW_CODE.has(fault);
  if (isCodeUsable) return { ...state, phase: 'code', fault };
  return { session: state.session, phase: 'choosing', fault };
}

/**
 * The state after an event; the same object when the event means nothing now. No hint chosen is `auth/argument-error`,
 * a code without one that was sent is `auth/code-expired`. `done` and `closed` stay.
 */
export function stepFactor(state: FactorState, event: FactorEvent): FactorState {
  if (state.phase === 'done' || state.phase === 'closed') return state;
  switch (event.type) {
    case 'choose':
      return choose(state, event.hintId, event.needsSending);
    case 'sent':
      return state.phase === 'sending' ? { ...state, phase: 'code', proof: event.proof } : state;
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
