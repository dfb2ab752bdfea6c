import type { DeviceFacts } from '@/lib/shared/auth/build-login-request';
import type { Phone } from '@/lib/shared/auth/sms/phone';
import type { WireCaptchaProof, WireLoginRequest } from '@/lib/shared/calls/wire-session';

/** Builds a login of type sms, with the code as password. */
export function buildSmsLogin(
  given: { readonly phone: Phone; readonly code: string },
  facts: DeviceFacts,
  proof?: WireCaptchaProof,
): WireLoginRequest {
  return {
    type: 'sms',
    isSms: true,
    mobileNum: given.phone.mobileNum,
    countryDialingCode: given.phone.countryDialingCode,
    password: given.code,
    ...facts,
    ...proof,
  };
}
