// Password recovery: its state machine, which looks the same for known and unknown accounts, its form and its stored state.
import { parseVerifyCode } from '@/lib/shared/auth/sms/one-time-code';
import { PASSWORD_MIN_LENGTH } from '@/lib/shared/constants';

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

type ProofForm = { readonly code: string; readonly newPassword: string };

export type ProofFault = {
  readonly field: keyof ProofForm;
  readonly key: 'codeRequired' | 'passwordRequired' | 'passwordShort';
};

/** Returns all errors in reading order: code of 4 to 8 digits, password of 6 characters or more. */
export function proofFaultsOf({ code, newPassword }: ProofForm): ProofFault[] {
  const faults: ProofFault[] = [];
  if (parseVerifyCode(code) === undefined) faults.push({ field: 'code', key: 'codeRequired' });
  if (newPassword === '') faults.push({ field: 'newPassword', key: 'passwordRequired' });
  else if (newPassword.length < PASSWORD_MIN_LENGTH)
    faults.push({ field: 'newPassword', key: 'passwordShort' });
  return faults;
}

/** As long as providers accept a code, at the most. */
const MAX_AGE_MS = 15 * 60_000;

/** Returns the account of a recovery as a tab stored it; undefined when it is malformed or older than 15 minutes. */
export function parseStoredRecovery(
  stored: Record<string, unknown> | undefined,
  nowMs: number,
): RecoverySubject | undefined {
  const { username, mobileNum, requestedAt } = stored ?? {};
  const ageMs = nowMs - Number(requestedAt);
  if (!(ageMs >= 0 && ageMs < MAX_AGE_MS)) return undefined;
  if (typeof username === 'string' && username !== '') return { username };
  return typeof mobileNum === 'string' && mobileNum !== '' ? { mobileNum } : undefined;
}
