// The second factor: making a code for e-mail or SMS, and finishing the login with it.
import { type Account, findAccountByLogin } from '../../accounts/account.ts';
import { countWrongTry, forgiveTries } from '../../accounts/login-attempts.ts';
import { sendCode, spendCode } from '../../accounts/one-time-code.ts';
import { bindStoredIdentity } from '../../accounts/social-identity.ts';
import { type ReceivedCall, requireField } from '../../core/call.ts';
import { CallError } from '../../core/call-error.ts';
import { requireCredentials } from './login.ts';
import { toLoginAnswer } from './login-answer.ts';

const authenticatorCode = '123456';

const toTarget = (call: ReceivedCall, login: string, verifyType: string) =>
  ({
    merchant: call.merchant.code,
    purpose: 'verification',
    target: `${verifyType}:${login.toLowerCase()}`,
  }) as const;

const isCode = (call: ReceivedCall, account: Account, verifyType: string): boolean => {
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
  const account = requireCredentials(call);
  if (!isCode(call, account, verifyType)) {
    countWrongTry(call, account.userName);
    throw new CallError('login.verify.code.invalid', 'The code is wrong or no longer valid.');
  }
  forgiveTries(call, account.userName);
  bindStoredIdentity(call, account.id);
  return toLoginAnswer(call.state, account);
};

/** Answers alike for every name, so that it does not tell who exists or who has a second factor. */
export const answerSendLoginVerification = (call: ReceivedCall): unknown => {
  const verifyType = requireVerifyType(call, ['email', 'sms']);
  const login = requireField(call, 'username');
  const account = findAccountByLogin(call.state.database, call.merchant.code, login);
  sendCode(call.state, toTarget(call, account?.userName ?? login, verifyType));
  return { resendAfterSeconds: 60 };
};
