// State machine of password recovery; it looks the same for known and unknown accounts.

export type RecoverySubject = { readonly username: string } | { readonly mobileNum: string };

export type RecoveryCaptcha = { readonly login: boolean; readonly sms: boolean };

/** The subject stays through the steps, so that a code can be sent again. */
export type RecoveryState =
  | { readonly step: 'ask'; readonly subject?: RecoverySubject }
  | { readonly step: 'prove'; readonly subject: RecoverySubject }
  | { readonly step: 'done' };

export type RecoveryEvent =
  | { readonly type: 'requested'; readonly subject: RecoverySubject }
  | { readonly type: 'back' }
  | { readonly type: 'changed' };

export const RECOVERY_START: RecoveryState = { step: 'ask' };

/** Returns the next state, or the same object when the event has no effect. */
export function stepRecovery(state: RecoveryState, event: RecoveryEvent): RecoveryState {
  if (state.step === 'done') return state;
  if (event.type === 'requested') return { step: 'prove', subject: event.subject };
  if (state.step !== 'prove') return state;
  return event.type === 'back' ? { step: 'ask', subject: state.subject } : { step: 'done' };
}

/** Returns the key under which the resend delay is counted. */
export function recoveryTargetOf(subject: RecoverySubject): string {
  return 'username' in subject ? `name:${subject.username.toLowerCase()}` : `number:${subject.mobileNum}`;
}

/** Returns the captcha scene: `sms` for a mobile number, else `login`. */
export function recoverySceneOf(subject: RecoverySubject): keyof RecoveryCaptcha {
  return 'username' in subject ? 'login' : 'sms';
}
