// Second factor: sends a code by e-mail or SMS, and finishes the login with it.

import { countWrongTry } from '../../accounts/login-attempts.ts';
import { sendCode, spendCode } from '../../accounts/one-time-code.ts';
import { findBoundAccount } from '../../accounts/social-identity.ts';
import { type Account, findAccountByLogin } from '../../core/account.ts';
import { type ReceivedCall, requireField } from '../../core/call.ts';
import { CallError } from '../../core/call-error.ts';
import { readText } from '../../core/json-value.ts';
import { checkFirstFactor, enter } from './first-factor.ts';
import { toLoginAnswer } from './login-answer.ts';
import { findMayaAccount } from './maya-session.ts';

const authenticatorCode = '123456';

const toTarget = (call: ReceivedCall, login: string, verifyType: string) =>
  ({
    merchant: call.merchant.code,
    purpose: 'verification',
    target: `${verifyType}:${login.toLowerCase()}`,
  }) as const;

const isVerifyCode = (call: ReceivedCall, account: Account, verifyType: string): boolean => {
  const code = requireField(call, 'verifyCode');
  if (verifyType === 'ga') return account.twoFactor?.ga === true && code === authenticatorCode;
  return spendCode(call.state, toTarget(call, account.userName, verifyType), code);
};

const requireVerifyType = (call: ReceivedCall, allowed: string[]): string => {
  const verifyType = requireField(call, 'verifyType');
  if (allowed.includes(verifyType)) return verifyType;
  throw new CallError('verify.type.invalid', 'This way to confirm is unknown.', { httpStatus: 400 });
};

export const answerLoginVerification = (call: ReceivedCall): unknown => {
  const verifyType = requireVerifyType(call, ['email', 'ga', 'sms']);
  const first = checkFirstFactor(call, readText(call.body, 'type') || 'username');
  if (!isVerifyCode(call, first.account, verifyType)) {
    countWrongTry(call, first.login);
    throw new CallError('verify.code.invalid', 'The code is wrong or no longer valid.');
  }
  return toLoginAnswer(call.state, enter(call, first));
};

/** Account of a code: by name or number, or by a third-party or wallet proof. */
const toSubject = (call: ReceivedCall): string => {
  const { body, state, merchant } = call;
  const name = readText(body, 'username') || readText(body, 'mobileNum');
  if (name) return findAccountByLogin(state.database, merchant.code, name)?.userName ?? name;
  return body.sessionId ? findMayaAccount(call).userName : findBoundAccount(call).userName;
};

/** Answers the same for every name, so that it reveals neither accounts nor second factors. */
export const answerSendLoginVerification = (call: ReceivedCall): unknown => {
  const verifyType = requireVerifyType(call, ['email', 'sms']);
  sendCode(call.state, toTarget(call, toSubject(call), verifyType));
  return { resendAfterSeconds: 60 };
};
