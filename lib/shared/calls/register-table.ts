// Endpoints: how an account is made or won back, and what proves a person or a number on the way.
import { defineCall } from '@/lib/shared/calls/call';
import type {
  WireCaptchaProof,
  WireLoginAnswer,
  WireRegisterRequest,
  WireResetRequest,
} from '@/lib/shared/calls/wire-session';
import { MODULE_ID } from '@/lib/shared/constants';

const FORM = { method: 'POST', group: 'session', auth: 'public', hasPlayerMessages: true } as const;
const OPENS = { ...FORM, opensSession: true } as const;

/** Asks for a code that resets a forgotten password. */
export const requestPasswordReset = defineCall<WireResetRequest & WireCaptchaProof, unknown>({
  ...FORM,
  name: 'requestPasswordReset',
  path: '/wps/member/password/reset/request',
  encrypted: true,
  replaceable: true,
});

/** Sets a new password by the code. */
export const resetPassword = defineCall<
  WireResetRequest & { verifyCode: string; newPassword: string },
  unknown
>({
  ...FORM,
  name: 'resetPassword',
  path: '/wps/member/password/reset',
  encrypted: true,
  changesPassword: true,
  forgetsLogin: true,
  replaceable: true,
});

/** Registration by user name. */
export const register = defineCall<WireRegisterRequest, WireLoginAnswer>({
  ...OPENS,
  name: 'register',
  path: '/wps/member/register',
  encrypted: true,
  moduleId: MODULE_ID.register,
});

/** Registration by mobile number. */
export const registerMobile = defineCall<WireRegisterRequest, WireLoginAnswer>({
  ...OPENS,
  name: 'registerMobile',
  path: '/wps/member/register/mobile',
  moduleId: MODULE_ID.registerMobile,
});

/** Registration with a user name that the provider chooses. */
export const registerAutoUsername = defineCall<WireRegisterRequest, WireLoginAnswer>({
  ...OPENS,
  name: 'registerAutoUsername',
  path: '/wps/member/register/autoUsername',
});

/** Registration with a social proof. */
export const registerSocial = defineCall<WireRegisterRequest, WireLoginAnswer>({
  ...OPENS,
  name: 'registerSocial',
  path: '/wps/member/register/social',
  replaceable: true,
});

/** Sends an SMS code to a visitor. */
export const sendSms = defineCall<
  { countryDialingCode: string; mobileNum: string } & WireCaptchaProof,
  unknown
>({
  ...FORM,
  name: 'sendSms',
  path: '/wps/verification/sms/noLogin',
});

/** A fresh challenge of the slider captcha. */
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
