// Login by password, SMS code or a proof of a third party, with counted tries and the second factor.
import { type Account, findAccount, findAccountByLogin } from '../../accounts/account.ts';
import { countWrongTry, forgiveTries, rejectLocked } from '../../accounts/login-attempts.ts';
import { spendCode } from '../../accounts/one-time-code.ts';
import { isPassword } from '../../accounts/password-hash.ts';
import {
  bindIdentity,
  findBoundAccount,
  findIdentity,
  storeIdentity,
} from '../../accounts/social-identity.ts';
import { requireCaptcha } from '../../captcha/captcha-proof.ts';
import type { ReceivedCall } from '../../core/call.ts';
import { CallError } from '../../core/call-error.ts';
import { readText } from '../../core/json-value.ts';
import { toLoginAnswer } from './login-answer.ts';

const wrongCredentials = (): CallError =>
  new CallError('login.cred.err', 'Wrong user name or password. Check both and try again.');

/** The account whose name and password both fit. @throws Refusal login.cred.err, login.account.locked */
export const requireCredentials = (call: ReceivedCall): Account => {
  const { state, merchant, body } = call;
  const answerLogin = readText(body, 'username') || readText(body, 'mobileNum');
  rejectLocked(call, answerLogin);
  const account = findAccountByLogin(state.database, merchant.code, answerLogin);
  const password = typeof body.password === 'string' ? body.password : '';
  if (!isPassword(password, account?.passwordHash) || !account) {
    countWrongTry(call, answerLogin);
    throw wrongCredentials();
  }
  return account;
};

const loginByPassword = (call: ReceivedCall) => {
  const { state } = call;
  const account = requireCredentials(call);
  const identity = findIdentity(call);
  if (account.twoFactor) {
    if (identity) storeIdentity(call, identity, account.id);
    const message = 'Please confirm that it is you.';
    throw new CallError('login_verify_required', message, { value: account.twoFactor });
  }
  forgiveTries(call, account.userName);
  if (identity) bindIdentity(call, identity, account.id);
  return toLoginAnswer(state, account);
};

const loginBySms = (call: ReceivedCall) => {
  const { state, merchant, body } = call;
  const target = (readText(body, 'mobileNum') || readText(body, 'username')).replace(/\D/g, '');
  rejectLocked(call, target);
  const wanted = { merchant: merchant.code, purpose: 'login', target } as const;
  if (!spendCode(state, wanted, readText(body, 'password'))) {
    countWrongTry(call, target);
    throw new CallError('sms.code.invalid', 'The code is wrong or no longer valid.');
  }
  const account = findAccount(state.database, merchant.code, { key: 'mobileNum', value: target });
  if (!account) throw new CallError('not.exists.user', 'No account uses this number yet.');
  const identity = findIdentity(call);
  if (identity) bindIdentity(call, identity, account.id);
  return toLoginAnswer(state, account);
};

const loginBySocial = (call: ReceivedCall) => toLoginAnswer(call.state, findBoundAccount(call));

const byType: Record<string, (call: ReceivedCall) => unknown> = {
  username: loginByPassword,
  sms: loginBySms,
  line: loginBySocial,
  telegram: loginBySocial,
  firebase: loginBySocial,
};

export const login = (call: ReceivedCall): unknown => {
  const type = readText(call.body, 'type') || 'username';
  const handle = Object.hasOwn(byType, type) ? byType[type] : undefined;
  if (!handle)
    throw new CallError('login.type.invalid', 'This way to log in is unknown.', { httpStatus: 400 });
  if (type === 'username' || type === 'sms') requireCaptcha(call, 'login');
  return handle(call);
};
