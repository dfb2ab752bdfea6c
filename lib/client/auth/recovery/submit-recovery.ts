// The two calls of a recovery, and whose password it is: stored per tab, as reading the code in another app may cost the page.
import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { leaveToLogin } from '@/lib/client/auth/leave-to-login';
import { dropRemembered } from '@/lib/client/auth/remember/drop-remembered';
import type { SendOutcome } from '@/lib/client/auth/sms/send-sms-code';
import { dropStoredPhone } from '@/lib/client/auth/sms/stored-phone';
import { requireCaptchaProof } from '@/lib/client/captcha/require-captcha-proof';
import { handleFailure } from '@/lib/client/failure/handle-failure';
import { handleLostAnswer } from '@/lib/client/failure/handle-lost-answer';
import { readStoredRecord } from '@/lib/client/storage/read-stored-record';
import { STORED } from '@/lib/client/storage/stored-items';
import { removeStored, writeStored } from '@/lib/client/storage/web-storage';
import {
  parseStoredRecovery,
  type RecoveryCaptcha,
  type RecoverySubject,
  recoverySceneOf,
} from '@/lib/shared/auth/recovery/recovery-machine';
import type { Failure } from '@/lib/shared/calls/envelope';
import { requestPasswordReset, resetPassword } from '@/lib/shared/calls/password-table';

/** Returns whose code was requested a short time ago, if it is still of use. */
export function readStoredRecovery(): RecoverySubject | undefined {
  return parseStoredRecovery(readStoredRecord(STORED.recovery), Date.now());
}

/** Stores whose code has been requested. */
export function storeRecovery(subject: RecoverySubject): void {
  writeStored(STORED.recovery, JSON.stringify({ ...subject, requestedAt: Date.now() }));
}

/** Removes it: the password is set, or the player wants another account. */
export function dropStoredRecovery(): void {
  removeStored(STORED.recovery);
}

/** Requests a code. The server answers the same for an unknown account. */
export async function requestRecovery(
  subject: RecoverySubject,
  captchas: RecoveryCaptcha,
): Promise<SendOutcome> {
  const scene = recoverySceneOf(subject);
  const captcha = await requireCaptchaProof(scene, captchas[scene]);
  if (!captcha) return { ok: false };
  const answer = await callApi(requestPasswordReset, { body: { ...subject, ...captcha.proof } });
  if (answer.ok) return { ok: true };
  handleFailure(answer, { inForm: true });
  return { ok: false, failure: answer };
}

/** Sets the password, drops the remembered login, leaves for the login page. Returns any failure. */
export async function submitRecovery(
  subject: RecoverySubject,
  proof: { readonly verifyCode: string; readonly newPassword: string },
): Promise<Failure | undefined> {
  const before = { wasOnline: window.navigator.onLine, path: window.location.pathname };
  const answer = await callApi(resetPassword, { body: { ...subject, ...proof } });
  if (!answer.ok) return handleLostAnswer(answer, before, 'password_unknown');
  dropRemembered();
  dropStoredPhone();
  dropStoredRecovery();
  leaveToLogin('recovered', 'username' in subject ? subject.username : undefined);
  return undefined;
}
