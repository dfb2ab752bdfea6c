// Sends an SMS code to a visitor; the text stays in the sandbox, and the control endpoint shows it.
import { sendCode } from '../../accounts/one-time-code.ts';
import { requireCaptcha } from '../../captcha/captcha-proof.ts';
import { type ReceivedCall, requireField } from '../../core/call.ts';
import { CallError } from '../../core/call-error.ts';

export const answerSendSms = (call: ReceivedCall): unknown => {
  requireCaptcha(call, 'sms');
  const dialingCode = requireField(call, 'countryDialingCode');
  const target = requireField(call, 'mobileNum');
  if (!/^\d{1,4}$/.test(dialingCode) || !/^\d{6,15}$/.test(target)) {
    throw new CallError('mobile.invalid', 'Check the mobile number.');
  }
  sendCode(call.state, { merchant: call.merchant.code, purpose: 'login', target });
  return { sent: true, resendAfterSeconds: 60 };
};
