// Rows of WIRE §4: sessions, registration and verification.
import { defineCall } from '@/lib/shared/calls/call';
import type {
  WireCaptchaProof,
  WireLineRequest,
  WireLoginAnswer,
  WireLoginRequest,
  WireMayaRequest,
  WireRegisterRequest,
  WireResetRequest,
  WireTelegramRequest,
  WireVerificationRequest,
} from '@/lib/shared/calls/wire-session';
import { MODULE_ID } from '@/lib/shared/constants';

const SESSION = { group: 'session', auth: 'public' } as const;
const OPENS = { ...SESSION, method: 'POST', opensSession: true } as const;

/** The provider's public key (WIRE §3). */
export const rsaKey = defineCall<void, string>({
  ...SESSION,
  name: 'rsaKey',
  method: 'GET',
  path: '/wps/session/key/rsa',
  noStore: true,
});

/** Login by password, SMS code or social proof (SPEC §3, E6). */
export const login = defineCall<WireLoginRequest, WireLoginAnswer>({
  ...OPENS,
  name: 'login',
  path: '/wps/session/login',
  encrypted: true,
  opensByPassword: true,
  passHeaders: ['device'],
});

/** Second factor of a login (S11, A9). */
export const loginVerification = defineCall<WireVerificationRequest, WireLoginAnswer>({
  ...OPENS,
  name: 'loginVerification',
  path: '/wps/session/login/verification',
  encrypted: true,
  opensByPassword: true,
  passHeaders: ['device'],
});

/** Sends the code of a second factor by e-mail or SMS. */
export const sendLoginVerification = defineCall<{ username: string; verifyType: 'email' | 'sms' }, unknown>({
  ...SESSION,
  name: 'sendLoginVerification',
  method: 'POST',
  path: '/wps/session/login/verification/send',
  replaceable: true,
});

/** Login by a wallet app's session (SPEC §7, A22). */
export const loginMaya = defineCall<WireMayaRequest, WireLoginAnswer>({
  ...OPENS,
  name: 'loginMaya',
  path: '/wps/session/login/maya',
});

/** Login by a LINE session token (A12). */
export const loginLine = defineCall<WireLineRequest, WireLoginAnswer>({
  ...OPENS,
  name: 'loginLine',
  path: '/wps/session/login/line',
});

/** Login by a Telegram proof (A13). */
export const loginTelegram = defineCall<WireTelegramRequest, WireLoginAnswer>({
  ...OPENS,
  name: 'loginTelegram',
  path: '/wps/session/login/telegram',
});

/** Ends the session (A16). */
export const logout = defineCall<void, unknown>({
  name: 'logout',
  method: 'POST',
  path: '/wps/session/logout',
  group: 'session',
  auth: 'member',
  closesSession: true,
  forgetsLogin: true,
  replaceable: true,
});

/** Changes the member's password (R6). */
export const changePassword = defineCall<{ oldPassword: string; newPassword: string }, unknown>({
  name: 'changePassword',
  method: 'POST',
  path: '/wps/member/password',
  group: 'member',
  auth: 'member',
  encrypted: true,
  forgetsLogin: true,
  replaceable: true,
});

/** Asks for a code that resets a forgotten password (B1). */
export const requestPasswordReset = defineCall<WireResetRequest & WireCaptchaProof, unknown>({
  ...SESSION,
  name: 'requestPasswordReset',
  method: 'POST',
  path: '/wps/member/password/reset/request',
  encrypted: true,
  replaceable: true,
});

/** Sets a new password by the code (B1). */
export const resetPassword = defineCall<
  WireResetRequest & { verifyCode: string; newPassword: string },
  unknown
>({
  ...SESSION,
  name: 'resetPassword',
  method: 'POST',
  path: '/wps/member/password/reset',
  encrypted: true,
  forgetsLogin: true,
  replaceable: true,
});

/** Registration by user name (A1, A2). */
export const register = defineCall<WireRegisterRequest, WireLoginAnswer>({
  ...OPENS,
  name: 'register',
  path: '/wps/member/register',
  encrypted: true,
  moduleId: MODULE_ID.register,
});

/** Registration by mobile number (A4). */
export const registerMobile = defineCall<WireRegisterRequest, WireLoginAnswer>({
  ...OPENS,
  name: 'registerMobile',
  path: '/wps/member/register/mobile',
  moduleId: MODULE_ID.registerMobile,
});

/** Registration with a user name that the provider chooses (A22). */
export const registerAutoUsername = defineCall<WireRegisterRequest, WireLoginAnswer>({
  ...OPENS,
  name: 'registerAutoUsername',
  path: '/wps/member/register/autoUsername',
});

/** Registration with a social proof (A10, E4). */
export const registerSocial = defineCall<WireRegisterRequest, WireLoginAnswer>({
  ...OPENS,
  name: 'registerSocial',
  path: '/wps/member/register/social',
  replaceable: true,
});

/** Sends an SMS code to a visitor (A21). */
export const sendSms = defineCall<
  { countryDialingCode: string; mobileNum: string } & WireCaptchaProof,
  unknown
>({
  ...SESSION,
  name: 'sendSms',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
});

/** Exchanges a LINE code or access token (A12); `codeVerifier` proves who began the flow, where the provider checks it. */
export const verifyLineCode = defineCall<
  { code: string; redirectUri: string; codeVerifier?: string } | { accessToken: string },
  { lineSessionToken?: string; name?: string; picture?: string }
>({ ...SESSION, name: 'verifyLineCode', method: 'POST', path: '/wps/relay/WPS3RD_verifyLineCode' });

/** Renews the wallet app's session (A22). */
export const mayaTokens = defineCall<{ env: string }, { sessionId?: string }>({
  ...SESSION,
  name: 'mayaTokens',
  method: 'GET',
  path: '/wps/relay/WPS3RD_refreshMayaTokens',
  noStore: true,
});

/** A fresh challenge of the slider captcha (A18). */
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

/** Stores member info under a chat key (SPEC §7). */
export const saveMemberInfoByAuthKey = defineCall<{ authKey: string } & Record<string, unknown>, unknown>({
  name: 'saveMemberInfoByAuthKey',
  method: 'POST',
  path: '/wps/relay/WPSCORE_saveMemberInfoByAuthKey',
  group: 'chat',
  auth: 'member',
});
