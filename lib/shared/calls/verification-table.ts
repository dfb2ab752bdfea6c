// Verification endpoints: captcha and SMS code.
import { defineCall } from '@/lib/shared/calls/call';
import type { WireCaptchaProof } from '@/lib/shared/calls/wire-session';

const FORM = { method: 'POST', group: 'session', auth: 'public', hasPlayerMessages: true } as const;

export const sendSms = defineCall<
  { countryDialingCode: string; mobileNum: string } & WireCaptchaProof,
  unknown
>({
  ...FORM,
  name: 'sendSms',
  path: '/wps/verification/sms/noLogin',
});

export const captcha = defineCall<
  { t: number },
  { gt?: string; challenge?: string; newCaptcha?: boolean; success?: boolean | number }
>({
  name: 'captcha',
  method: 'GET',
  path: '/wps/captcha/geetest',
  group: 'captcha',
  auth: 'public',
  noStore: true,
});
