// Endpoints for a forgotten or changed password.
import { defineCall } from '@/lib/shared/calls/call';
import type { WireCaptchaProof, WireResetRequest } from '@/lib/shared/calls/wire-session';

const FORM = { method: 'POST', group: 'session', auth: 'public', hasPlayerMessages: true } as const;

export const requestPasswordReset = defineCall<WireResetRequest & WireCaptchaProof, unknown>({
  ...FORM,
  name: 'requestPasswordReset',
  hidesAccount: 'answers',
  path: '/wps/member/password/reset/request',
  encrypted: true,
  replaceable: true,
  feature: 'passwordReset',
});

export const resetPassword = defineCall<
  WireResetRequest & { verifyCode: string; newPassword: string },
  unknown
>({
  ...FORM,
  name: 'resetPassword',
  hidesAccount: 'refusals',
  path: '/wps/member/password/reset',
  encrypted: true,
  changesPassword: true,
  forgetsLogin: true,
  replaceable: true,
  feature: 'passwordReset',
});

/** The API proxy adds the handle of the resealed session. */
export const changePassword = defineCall<{ oldPassword: string; newPassword: string }, { token?: string }>({
  name: 'changePassword',
  method: 'POST',
  hasPlayerMessages: true,
  path: '/wps/member/password',
  group: 'member',
  auth: 'member',
  encrypted: true,
  changesPassword: true,
  forgetsLogin: true,
  replaceable: true,
  feature: 'changePassword',
});
