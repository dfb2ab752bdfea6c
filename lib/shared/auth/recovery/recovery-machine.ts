// Getting a new password as a machine: who, then code and new password. What it shows is the same for every name.

/** Who asks: by user name or by mobile number. */
export type RecoverySubject = { readonly username: string } | { readonly mobileNum: string };

/** The captcha flags of the scenes that a recovery may fall under. */
export type RecoveryCaptcha = { readonly login: boolean; readonly sms: boolean };

/** `ask` for the account, `prove` by the code, `done`. The subject stays, so that a code can be sent again. */
export type RecoveryState =
  | { readonly step: 'ask'; readonly subject?: RecoverySubject }
  | { readonly step: 'prove'; readonly subject: RecoverySubject }
  | { readonly step: 'done' };

/** What can happen. */
export type RecoveryEvent =
  | { readonly type: 'requested'; readonly subject: RecoverySubject }
  | { readonly type: 'back' }
  | { readonly type: 'changed' };

/** Nothing was asked yet. */
export const RECOVERY_START: RecoveryState = { step: 'ask' };

/** The state after an event; the same object when the event means nothing now. */
export function stepRecovery(state: RecoveryState, event: RecoveryEvent): RecoveryState {
  if (state.step === 'done') return state;
  if (event.type === 'requested') return { step: 'prove', subject: event.subject };
  if (state.step !== 'prove') return state;
  return event.type === 'back' ? { step: 'ask', subject: state.subject } : { step: 'done' };
}

/** To whom the code of a request went, as the wait before the next one is counted. */
export function recoveryTargetOf(subject: RecoverySubject): string {
  return 'username' in subject ? `name:${subject.username.toLowerCase()}` : `number:${subject.mobileNum}`;
}

/** Which captcha flag covers a request: only a number falls under that of text messages. */
export function recoverySceneOf(subject: RecoverySubject): keyof RecoveryCaptcha {
  return 'username' in subject ? 'login' : 'sms';
}

/** Codes by which a provider would tell that there is no such account; the player is not told. */
export function isUnknownAccount(code: string): boolean {
  return code === 'not.exists.user' || code === 'login.cred.err';
}
