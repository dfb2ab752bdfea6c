// Logins that start at a third party: LINE, Telegram and the Maya wallet.
import { randomBytes } from 'node:crypto';
import { issueTicket } from '../../accounts/ticket.ts';
import { type ReceivedCall, requireField } from '../../core/call.ts';
import { CallError } from '../../core/call-error.ts';
import { readText } from '../../core/json-value.ts';
import { type LineUser, lineUsers, spendLineCode } from '../../social/line-code.ts';
import { checkFirstFactor, enterWithOneFactor } from './first-factor.ts';
import { toLoginAnswer } from './login-answer.ts';

// Codes and access tokens that need no authorize page, for tests of the calls alone.
const plainUsers: Record<string, LineUser> = {
  'demo-line-code': lineUsers.mai,
  'demo-line-lan': lineUsers.lan,
};

const exchange = (call: ReceivedCall, code: string): LineUser | null => {
  if (Object.hasOwn(plainUsers, code)) return plainUsers[code] ?? null;
  const redirectUri = requireField(call, 'redirectUri');
  return spendLineCode(call, { code, redirectUri, verifier: readText(call.body, 'codeVerifier') });
};

/** Exchanges a LINE code (with its redirectUri) or a LINE access token for a session token of the provider. */
export const answerVerifyLineCode = (call: ReceivedCall): unknown => {
  const code = readText(call.body, 'code');
  if (code) requireField(call, 'redirectUri');
  const user = code ? exchange(call, code) : plainUsers[requireField(call, 'accessToken')];
  if (!user)
    throw new CallError('line_invalid_token', 'LINE did not confirm this log-in. Please log in again.');
  const lineSessionToken = randomBytes(24).toString('base64url');
  issueTicket(call.state, { merchant: call.merchant.code, kind: 'line', mark: lineSessionToken }, user);
  return { lineSessionToken, name: user.name, picture: `${call.origin}/art/avatars/${user.subject}.svg` };
};

export const answerLoginLine = (call: ReceivedCall): unknown => {
  requireField(call, 'lineSessionToken');
  return toLoginAnswer(call.state, enterWithOneFactor(call, checkFirstFactor(call, 'line')));
};

export const answerLoginTelegram = (call: ReceivedCall): unknown => {
  if (!call.body.telegramAuth)
    throw new CallError('telegram_validate_failed', 'Telegram did not confirm this log-in.');
  return toLoginAnswer(call.state, enterWithOneFactor(call, checkFirstFactor(call, 'telegram')));
};

export const answerLoginMaya = (call: ReceivedCall): unknown =>
  toLoginAnswer(call.state, enterWithOneFactor(call, checkFirstFactor(call, 'maya')));
