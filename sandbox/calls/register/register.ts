// Registration in its four forms; each creates an account that can log in at once.
import { randomBytes, randomInt } from 'node:crypto';
import { requireProvedNumber } from '../../accounts/firebase-token.ts';
import { spendCode } from '../../accounts/one-time-code.ts';
import { bindIdentity, findIdentity } from '../../accounts/social-identity.ts';
import { requireCaptcha } from '../../captcha/captcha-proof.ts';
import { createAccount, findAccount } from '../../core/account.ts';
import { type ReceivedCall, requireField } from '../../core/call.ts';
import { CallError } from '../../core/call-error.ts';
import { isJsonObject, readText } from '../../core/json-value.ts';
import { hashPassword } from '../../core/password-hash.ts';
import { textsOf } from '../../data/texts/texts.ts';
import { toLoginAnswer } from '../session/login-answer.ts';
import { requireGoodPassword } from '../session/password.ts';
import { toStatus } from '../system/status-answer.ts';

type Fresh = { userName: string; password: string; mobileNum?: string };

const registerMethods = ['APP', 'H5', 'PWA', 'WEBCLIP'];

// The payload is stored as received for attribution tests, without password, code or token.
const keepPayload = (call: ReceivedCall, accountId: string): void => {
  const { password: _password, smsCode: _smsCode, firebaseIdToken2: _token, ...payload } = call.body;
  call.state.database
    .prepare('INSERT INTO received VALUES (?, ?, ?, ?, ?)')
    .run(call.merchant.code, 'registration', accountId, JSON.stringify(payload), call.state.now());
};

const refuseBadPayload = (call: ReceivedCall): void => {
  const method = readText(call.body, 'registerMethod');
  if (method && !registerMethods.includes(method)) {
    throw new CallError('register.method.invalid', 'The way of registration is unknown.', {
      httpStatus: 400,
    });
  }
  const { pixelTrack } = call.body;
  if (pixelTrack !== undefined && (!isJsonObject(pixelTrack) || Object.keys(pixelTrack).length === 0)) {
    throw new CallError('pixel.track.invalid', 'pixelTrack holds at least one value or is absent.', {
      httpStatus: 400,
    });
  }
};

const create = (call: ReceivedCall, { password, ...fresh }: Fresh): unknown => {
  const { state, merchant, language } = call;
  refuseBadPayload(call);
  if (findAccount(state.database, merchant.code, { key: 'userName', value: fresh.userName })) {
    throw new CallError('register.username.exists', textsOf(language).refusals.nameTaken);
  }
  const id = createAccount(
    state.database,
    {
      ...fresh,
      passwordHash: hashPassword(password),
      merchant: merchant.code,
      language,
      firstTimeLogin: true,
      profile: { isNew: true },
    },
    state.now(),
  );
  keepPayload(call, id);
  const account = findAccount(state.database, merchant.code, { key: 'id', value: id });
  if (!account) throw new Error('a created account is found');
  return call.body.login === false
    ? { id, customerId: id, userName: account.userName }
    : toLoginAnswer(state, account);
};

const requireUserName = (call: ReceivedCall): string => {
  const name = (readText(call.body, 'userName') || requireField(call, 'username')).toLowerCase();
  if (/^[a-z][a-z0-9_]{3,19}$/.test(name)) return name;
  throw new CallError('register.username.invalid', textsOf(call.language).refusals.nameForm);
};

const requireMobileNum = (call: ReceivedCall): string => {
  const given = requireField(call, 'mobileNum');
  if (/^\d{6,15}$/.test(given)) return given;
  throw new CallError('register.mobile.invalid', 'A mobile number holds digits only.');
};

const makeUserName = (call: ReceivedCall): string =>
  `${call.merchant.code.slice(0, 2)}${randomInt(10_000_000, 99_999_999)}`;

export const answerRegister = (call: ReceivedCall): unknown => {
  requireCaptcha(call, 'register');
  return create(call, { userName: requireUserName(call), password: requireGoodPassword(call, 'password') });
};

const refuseKnownNumber = ({ state, merchant, language }: ReceivedCall, mobileNum: string): void => {
  if (!findAccount(state.database, merchant.code, { key: 'mobileNum', value: mobileNum })) return;
  throw new CallError('register.mobile.exists', textsOf(language).refusals.numberTaken);
};

/** With text messages enabled, a number needs a proof: Firebase's token, else the code of `sendSms`. */
const requireNumberProof = (call: ReceivedCall, target: string): void => {
  const { sms } = toStatus(call);
  if (!isJsonObject(sms) || sms.firebase !== true) return;
  if (call.body.firebaseIdToken2 !== undefined) {
    requireProvedNumber(call, `+${requireField(call, 'countryDialingCode')}${target}`);
    return;
  }
  const wanted = { merchant: call.merchant.code, purpose: 'login', target } as const;
  if (spendCode(call.state, wanted, readText(call.body, 'smsCode'))) return;
  throw new CallError('verify.code.invalid', 'The code is wrong or no longer valid.');
};

/** Returns a verified number that no account has yet. */
const requireOwnNumber = (call: ReceivedCall): string => {
  requireField(call, 'countryDialingCode');
  const mobileNum = requireMobileNum(call);
  refuseBadPayload(call);
  requireNumberProof(call, mobileNum);
  refuseKnownNumber(call, mobileNum);
  return mobileNum;
};

export const answerRegisterMobile = (call: ReceivedCall): unknown => {
  requireCaptcha(call, 'register');
  const password = requireGoodPassword(call, 'password');
  const mobileNum = requireOwnNumber(call);
  return create(call, { userName: `m${mobileNum}`, password, mobileNum });
};

export const answerRegisterAutoUsername = (call: ReceivedCall): unknown => {
  requireCaptcha(call, 'register');
  return create(call, { userName: makeUserName(call), password: requireGoodPassword(call, 'password') });
};

export const answerRegisterSocial = (call: ReceivedCall): unknown => {
  requireCaptcha(call, 'register');
  const identity = findIdentity(call);
  if (!identity)
    throw new CallError('parameter.missing', 'A proof of the log-in is missing.', { httpStatus: 400 });
  const wished = readText(call.body, 'userName') || readText(call.body, 'username');
  const userName = wished ? requireUserName(call) : makeUserName(call);
  const password =
    typeof call.body.password === 'string'
      ? requireGoodPassword(call, 'password')
      : randomBytes(12).toString('hex');
  const mobileNum = readText(call.body, 'mobileNum') ? requireOwnNumber(call) : undefined;
  const answer = create(call, { userName, password, mobileNum });
  const made = findAccount(call.state.database, call.merchant.code, { key: 'userName', value: userName });
  if (made) bindIdentity(call, identity, made.id);
  return answer;
};
