// Password change of a member, and password reset.

import { forgiveTries } from '../../accounts/login-attempts.ts';
import { sendCode, spendCode } from '../../accounts/one-time-code.ts';
import { closeSessionsOf } from '../../accounts/session.ts';
import { requireCaptcha } from '../../captcha/captcha-proof.ts';
import { findAccountByLogin, updateAccount } from '../../core/account.ts';
import { type ReceivedCall, requireAccount, requireField } from '../../core/call.ts';
import { CallError } from '../../core/call-error.ts';
import { readText } from '../../core/json-value.ts';
import { hashPassword, isPassword } from '../../core/password-hash.ts';
import { textsOf } from '../../data/texts/texts.ts';

/** @throws CallError password.invalid for fewer than 6 or more than 64 characters */
export const requireGoodPassword = (call: ReceivedCall, key: string): string => {
  const value = call.body[key];
  if (typeof value === 'string' && value.length >= 6 && value.length <= 64) return value;
  throw new CallError('password.invalid', 'A password has 6 to 64 characters.');
};

const setPassword = (call: ReceivedCall, accountId: string, password: string): void => {
  const patch = { passwordHash: hashPassword(password), passwordExpired: false };
  updateAccount(call.state.database, accountId, patch);
};

export const answerChangePassword = (call: ReceivedCall): unknown => {
  const account = requireAccount(call);
  const old = typeof call.body.oldPassword === 'string' ? call.body.oldPassword : '';
  if (!isPassword(old, account.passwordHash))
    throw new CallError('password.old.invalid', textsOf(call.language).refusals.oldPassword);
  const fresh = requireGoodPassword(call, 'newPassword');
  if (fresh === old) throw new CallError('password.same', 'The new password must differ from the old one.');
  setPassword(call, account.id, fresh);
  closeSessionsOf(call.state, account.id, call.token);
  return { changed: true };
};

const toSubject = (call: ReceivedCall): string =>
  readText(call.body, 'username') || requireField(call, 'mobileNum');

const toTarget = (call: ReceivedCall, subject: string) =>
  ({ merchant: call.merchant.code, purpose: 'reset', target: subject.toLowerCase() }) as const;

/** Makes a code for any name, known or not: answer, time and limits are the same. */
export const answerRequestPasswordReset = (call: ReceivedCall): unknown => {
  requireCaptcha(call, readText(call.body, 'username') ? 'login' : 'sms');
  sendCode(call.state, toTarget(call, toSubject(call)));
  return { sent: true, resendAfterSeconds: 60 };
};

export const answerResetPassword = (call: ReceivedCall): unknown => {
  const subject = toSubject(call);
  const password = requireGoodPassword(call, 'newPassword');
  const isRight = spendCode(call.state, toTarget(call, subject), requireField(call, 'verifyCode'));
  const account = isRight && findAccountByLogin(call.state.database, call.merchant.code, subject);
  if (!account) throw new CallError('verify.code.invalid', 'The code is wrong or no longer valid.');
  setPassword(call, account.id, password);
  closeSessionsOf(call.state, account.id);
  forgiveTries(call, subject);
  return { changed: true };
};
