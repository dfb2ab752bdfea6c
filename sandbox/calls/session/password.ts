// Changing a password as a member, and getting a new one without being logged in.
import { findAccountByLogin, updateAccount } from '../../accounts/account.ts';
import { forgiveTries } from '../../accounts/login-attempts.ts';
import { sendCode, spendCode } from '../../accounts/one-time-code.ts';
import { hashPassword, isPassword } from '../../accounts/password-hash.ts';
import { closeSessionsOf } from '../../accounts/session.ts';
import { requireCaptcha } from '../../captcha/captcha-proof.ts';
import { type Call, requireAccount, requireField } from '../../core/call.ts';
import { readText } from '../../core/json-value.ts';
import { Refusal } from '../../core/refusal.ts';

/** @throws Refusal password.invalid for fewer than 6 or more than 64 characters */
export const requireGoodPassword = (call: Call, key: string): string => {
  const value = call.body[key];
  if (typeof value === 'string' && value.length >= 6 && value.length <= 64) return value;
  throw new Refusal('password.invalid', 'A password has 6 to 64 characters.');
};

const setPassword = (call: Call, accountId: string, password: string): void => {
  const patch = { passwordHash: hashPassword(password), passwordExpired: false };
  updateAccount(call.state.database, accountId, patch);
};

export const changePassword = (call: Call): unknown => {
  const account = requireAccount(call);
  const old = typeof call.body.oldPassword === 'string' ? call.body.oldPassword : '';
  if (!isPassword(old, account.passwordHash))
    throw new Refusal('password.old.invalid', 'The old password is not right.');
  const fresh = requireGoodPassword(call, 'newPassword');
  if (fresh === old) throw new Refusal('password.same', 'The new password must differ from the old one.');
  setPassword(call, account.id, fresh);
  closeSessionsOf(call.state, account.id, call.token);
  return { changed: true };
};

const toSubject = (call: Call): string => readText(call.body, 'username') || requireField(call, 'mobileNum');

const toTarget = (call: Call, subject: string) =>
  ({ merchant: call.merchant.code, purpose: 'reset', target: subject.toLowerCase() }) as const;

/** Makes a code for any name, known or not: answer, time and limits are the same. */
export const requestPasswordReset = (call: Call): unknown => {
  requireCaptcha(call, 'sms');
  sendCode(call.state, toTarget(call, toSubject(call)));
  return { sent: true, resendAfterSeconds: 60 };
};

export const resetPassword = (call: Call): unknown => {
  const subject = toSubject(call);
  const password = requireGoodPassword(call, 'newPassword');
  const isRight = spendCode(call.state, toTarget(call, subject), requireField(call, 'verifyCode'));
  const account = isRight && findAccountByLogin(call.state.database, call.merchant.code, subject);
  if (!account) throw new Refusal('verify.code.invalid', 'The code is wrong or no longer valid.');
  setPassword(call, account.id, password);
  closeSessionsOf(call.state, account.id);
  forgiveTries(call, subject);
  return { changed: true };
};
