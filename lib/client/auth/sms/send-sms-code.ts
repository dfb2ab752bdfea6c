import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { requireCaptchaProof } from '@/lib/client/captcha/require-captcha-proof';
import { handleFailure } from '@/lib/client/failure/handle-failure';
import type { Phone } from '@/lib/shared/auth/sms/phone';
import type { Failure } from '@/lib/shared/calls/envelope';
import { sendSms } from '@/lib/shared/calls/verification-table';

/** Result: without a failure, the captcha failed and was shown already. */
export type SendOutcome = { readonly ok: true } | { readonly ok: false; readonly failure?: Failure };

/** Sends the code. Faults open a notice; refusals are the form's to show. */
export async function sendSmsCode(phone: Phone, isCaptchaShown: boolean): Promise<SendOutcome> {
  const captcha = await requireCaptchaProof('sms', isCaptchaShown);
  if (!captcha) return { ok: false };
  const answer = await callApi(sendSms, { body: { ...phone, ...captcha.proof } });
  if (answer.ok) return { ok: true };
  handleFailure(answer, { inForm: true });
  return { ok: false, failure: answer };
}
