// First proof of a login: password, SMS code, or the identity from a third party or a wallet.

import { countWrongTry, forgiveTries, rejectLocked } from '../../accounts/login-attempts.ts';
import { isCode, spendCode } from '../../accounts/one-time-code.ts';
import { bindIdentity, findBoundAccount, findIdentity } from '../../accounts/social-identity.ts';
import { type Account, findAccount, findAccountByLogin } from '../../core/account.ts';
import type { ReceivedCall } from '../../core/call.ts';
import { CallError } from '../../core/call-error.ts';
import { readText } from '../../core/json-value.ts';
import { isPassword } from '../../core/password-hash.ts';
import { textsOf } from '../../data/texts/texts.ts';
import { findMayaAccount, spendMayaSession } from './maya-session.ts';

export type ProvenFactor = {
  account: Account;
  /** The name under which failed logins are counted. */
  login: string;
  /** Invalidates one-time proofs; called after the login. */
  spend: () => void;
};

const nothing = (): void => undefined;

const checkPassword = (call: ReceivedCall): ProvenFactor => {
  const { state, merchant, body } = call;
  const login = readText(body, 'username') || readText(body, 'mobileNum');
  rejectLocked(call, login);
  const account = findAccountByLogin(state.database, merchant.code, login);
  const password = typeof body.password === 'string' ? body.password : '';
  if (!isPassword(password, account?.passwordHash) || !account) {
    countWrongTry(call, login);
    throw new CallError('login.cred.err', textsOf(call.language).refusals.password);
  }
  return { account, login: account.userName, spend: nothing };
};

const checkSmsCode = (call: ReceivedCall): ProvenFactor => {
  const { state, merchant, body } = call;
  const login = (readText(body, 'mobileNum') || readText(body, 'username')).replace(/\D/g, '');
  rejectLocked(call, login);
  const wanted = { merchant: merchant.code, purpose: 'login', target: login } as const;
  const code = readText(body, 'password');
  if (!isCode(state, wanted, code)) {
    countWrongTry(call, login);
    throw new CallError('verify.code.invalid', 'The code is wrong or no longer valid.');
  }
  const account = findAccount(state.database, merchant.code, { key: 'mobileNum', value: login });
  const spend = (): void => void spendCode(state, wanted, code);
  if (account) return { account, login, spend };
  spend();
  throw new CallError('not.exists.user', 'No account uses this number yet.');
};

const checkThirdParty = (call: ReceivedCall): ProvenFactor => {
  const account = findBoundAccount(call);
  return { account, login: account.userName, spend: nothing };
};

const checkWallet = (call: ReceivedCall): ProvenFactor => {
  const account = findMayaAccount(call);
  return { account, login: account.userName, spend: () => spendMayaSession(call) };
};

const checkByType: Record<string, (call: ReceivedCall) => ProvenFactor> = {
  username: checkPassword,
  sms: checkSmsCode,
  line: checkThirdParty,
  telegram: checkThirdParty,
  firebase: checkThirdParty,
  maya: checkWallet,
};

/** Checks the proof of a login type. @throws CallError where it is wrong, or the type is unknown */
export const checkFirstFactor = (call: ReceivedCall, type: string): ProvenFactor => {
  const check = Object.hasOwn(checkByType, type) ? checkByType[type] : undefined;
  if (!check)
    throw new CallError('login.type.invalid', 'This way to log in is unknown.', { httpStatus: 400 });
  return check(call);
};

/** Returns the account to enter; binds the third-party identity to it. */
export const enter = (call: ReceivedCall, { account, login, spend }: ProvenFactor): Account => {
  const identity = findIdentity(call);
  spend();
  forgiveTries(call, login);
  if (identity) bindIdentity(call, identity, account.id);
  return account;
};

/** As `enter`, unless the account requires a second factor. @throws CallError login_verify_required */
export const enterWithOneFactor = (call: ReceivedCall, first: ProvenFactor): Account => {
  if (!first.account.twoFactor) return enter(call, first);
  throw new CallError('login_verify_required', 'Please confirm that it is you.', {
    value: first.account.twoFactor,
  });
};
