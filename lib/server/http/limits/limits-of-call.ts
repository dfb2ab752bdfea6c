// Which limits a row of the table of calls counts against: by what it lets a caller guess, send or fill.
import 'server-only';
import type { LimitName } from '@/lib/server/http/limits/rate-of';
import type { Endpoint } from '@/lib/shared/calls/call';

/** The limits of a row: of the caller before its body is read, and of whom the body names. */
export type LimitsOfCall = {
  /** `session` counts the session, and the address only without one. */
  readonly by: 'address' | 'session';
  readonly caller: readonly LimitName[];
  readonly named: readonly LimitName[];
  /** In place of `named`, where the body asks for an e-mail: it costs nothing and needs no cap for the day. */
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

/** Rows that are more than reading or writing, by their names. */
export const SPECIAL_ROWS: Readonly<Record<string, LimitsOfCall>> = {
  login: LOGIN,
  loginVerification: LOGIN,
  loginMaya: LOGIN,
  loginLine: LOGIN,
  loginTelegram: LOGIN,
  // The code of a reset and the old password can be guessed like a password.
  resetPassword: LOGIN,
  changePassword: LOGIN,
  register: REGISTER,
  registerMobile: REGISTER,
  registerAutoUsername: REGISTER,
  registerSocial: REGISTER,
  // Each sends a message that costs money.
  sendSms: MESSAGE,
  sendLoginVerification: SECOND_FACTOR,
  requestPasswordReset: MESSAGE,
  collect: BEACON,
};

/** The limits of a row; what is not special counts as reading or as another POST. */
export function limitsOfCall({ name, method }: Endpoint): LimitsOfCall {
  return SPECIAL_ROWS[name] ?? (method === 'GET' ? GET : OTHER);
}
