// Rate limits of each endpoint, by what it lets a caller guess, send or fill.
import 'server-only';
import type { LimitName } from '@/lib/server/http/limits/rate-of';
import type { Endpoint } from '@/lib/shared/calls/call';

export type LimitsOfCall = {
  /** `session` counts the session, or the address without one. */
  readonly by: 'address' | 'session';
  readonly caller: readonly LimitName[];
  readonly named: readonly LimitName[];
  /** Replaces `named` for e-mails, which cost nothing and need no daily limit. */
  readonly mailed?: readonly LimitName[];
};

const LOGIN: LimitsOfCall = {
  by: 'address',
  caller: ['loginAddress', 'loginEverywhere'],
  named: ['loginAccount'],
};
const REGISTER: LimitsOfCall = { by: 'address', caller: ['registerAddress'], named: [] };
const NUMBER: readonly LimitName[] = ['smsNumber', 'smsNumberDay', 'smsMerchant'];
const MESSAGE: LimitsOfCall = { by: 'address', caller: ['smsAddress'], named: NUMBER };
const SECOND_FACTOR: LimitsOfCall = {
  ...LOGIN,
  named: ['smsAddress', ...NUMBER],
  mailed: ['smsNumber'],
};
const BEACON: LimitsOfCall = { by: 'address', caller: ['beacon'], named: [] };
const GET: LimitsOfCall = { by: 'address', caller: ['get'], named: [] };
const OTHER: LimitsOfCall = { by: 'session', caller: ['post'], named: [] };

export const SPECIAL_ENDPOINTS: Readonly<Record<string, LimitsOfCall>> = {
  login: LOGIN,
  loginVerification: LOGIN,
  loginMaya: LOGIN,
  loginLine: LOGIN,
  loginTelegram: LOGIN,
  // A reset code and an old password can be guessed like a password.
  resetPassword: LOGIN,
  changePassword: LOGIN,
  register: REGISTER,
  registerMobile: REGISTER,
  registerAutoUsername: REGISTER,
  registerSocial: REGISTER,
  // Each of these sends a paid message.
  sendSms: MESSAGE,
  sendLoginVerification: SECOND_FACTOR,
  requestPasswordReset: MESSAGE,
  collect: BEACON,
};

/** Returns an endpoint's limits; others count as a read or as a POST. */
export function limitsOfCall({ name, method }: Endpoint): LimitsOfCall {
  return SPECIAL_ENDPOINTS[name] ?? (method === 'GET' ? GET : OTHER);
}
