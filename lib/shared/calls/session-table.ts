// Session endpoints: login and logout.
import { defineCall } from '@/lib/shared/calls/call';
import type {
  WireLineRequest,
  WireLoginAnswer,
  WireLoginRequest,
  WireMayaRequest,
  WireTelegramRequest,
  WireVerificationRequest,
  WireVerificationSendRequest,
} from '@/lib/shared/calls/wire-session';

const SESSION = { group: 'session', auth: 'public' } as const;
const FORM = { ...SESSION, method: 'POST', hasPlayerMessages: true } as const;
const OPENS = { ...FORM, opensSession: true } as const;

export const rsaKey = defineCall<void, string>({
  ...SESSION,
  name: 'rsaKey',
  method: 'GET',
  path: '/wps/session/key/rsa',
  noStore: true,
});

export const login = defineCall<WireLoginRequest, WireLoginAnswer>({
  ...OPENS,
  name: 'login',
  path: '/wps/session/login',
  encrypted: true,
  opensByPassword: true,
  passHeaders: ['device'],
});

export const loginVerification = defineCall<WireVerificationRequest, WireLoginAnswer>({
  ...OPENS,
  name: 'loginVerification',
  path: '/wps/session/login/verification',
  encrypted: true,
  opensByPassword: true,
});

export const sendLoginVerification = defineCall<WireVerificationSendRequest, unknown>({
  ...FORM,
  name: 'sendLoginVerification',
  hidesAccount: 'answers',
  path: '/wps/session/login/verification/send',
  replaceable: true,
  feature: 'verificationCode',
});

export const loginMaya = defineCall<WireMayaRequest, WireLoginAnswer>({
  ...OPENS,
  name: 'loginMaya',
  path: '/wps/session/login/maya',
});

export const loginLine = defineCall<WireLineRequest, WireLoginAnswer>({
  ...OPENS,
  name: 'loginLine',
  path: '/wps/session/login/line',
});

export const loginTelegram = defineCall<WireTelegramRequest, WireLoginAnswer>({
  ...OPENS,
  name: 'loginTelegram',
  path: '/wps/session/login/telegram',
});

export const logout = defineCall<void, unknown>({
  name: 'logout',
  method: 'POST',
  path: '/wps/session/logout',
  hasNoBody: true,
  group: 'session',
  auth: 'member',
  closesSession: true,
  repeats: true,
  forgetsLogin: true,
  replaceable: true,
  feature: 'providerLogout',
});

/** Exchanges a LINE code or access token; `codeVerifier` is PKCE, where the provider checks it. */
export const verifyLineCode = defineCall<
  { code: string; redirectUri: string; codeVerifier?: string } | { accessToken: string },
  { lineSessionToken?: string; name?: string; picture?: string }
>({ ...FORM, name: 'verifyLineCode', path: '/wps/relay/WPS3RD_verifyLineCode' });

export const mayaTokens = defineCall<{ env: string }, { sessionId?: string }>({
  ...SESSION,
  name: 'mayaTokens',
  method: 'GET',
  path: '/wps/relay/WPS3RD_refreshMayaTokens',
  noStore: true,
});
