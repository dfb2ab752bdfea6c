// Has a one-time code sent to a number: the captcha of its scene first, then the call.
import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { getCaptchaProof } from '@/lib/client/captcha/get-captcha-proof';
import { handleFailure } from '@/lib/client/failure/handle-failure';
import { showNotice } from '@/lib/client/notice/notice-store';
import type { Phone } from '@/lib/shared/auth/sms/phone';
import type { Failure } from '@/lib/shared/calls/envelope';
import { sendSms } from '@/lib/shared/calls/register-table';

/** Sent, or not: with the failure when the server spoke, without one when the captcha said no and was told already. */
export type SendOutcome = { readonly ok: true } | { readonly ok: false; readonly failure?: Failure };

/** Sends the code. A failure is shown as the error table says; too many requests open no dialog, their words are the caller's. */
export async function sendSmsCode(phone: Phone, isCaptchaShown: boolean): Promise<SendOutcome> {
  const captcha = await getCaptchaProof('sms', isCaptchaShown);
  if (!captcha.ok) {
    showNotice({ textKey: captcha.textKey, button: 'confirm' });
    return { ok: false };
  }
  const answer = await callApi(sendSms, { body: { ...phone, ...captcha.proof } });
  if (answer.ok) return { ok: true };
  handleFailure(answer, { button: 'confirm' });
  return { ok: false, failure: answer };
}
