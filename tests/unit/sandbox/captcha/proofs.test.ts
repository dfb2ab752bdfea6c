import { withSandbox } from '../with-sandbox.ts';
import { createCaptchaClient } from './captcha-client.ts';

const client = withSandbox();
const { solveV3, solveV4 } = createCaptchaClient(() => client.origin);

const on = { captcha: { login: true, sms: true, register: true }, register: { captcha: { enabled: true } } };

beforeEach(() => client.control('/status', { merchant: 'aurora', patch: on }));

const login = (proof: object, merchant = 'aurora') =>
  client.askSealed('/wps/session/login', { username: 'lan', password: 'Passw0rd!', ...proof }, { merchant });
const codeOf = async (proof: object, merchant?: string) =>
  (await login(proof, merchant)).errorCode ?? 'let in';
const challengeOf = async () => (await client.ask('/wps/captcha/geetest?t=1')).value;

it('is off until the status turns it on, per merchant (A17, ruling 36)', async () => {
  expect(await codeOf({})).toBe('captcha.invalid');
  expect(await codeOf({}, 'rio')).toBe('let in');
});

it('takes a proof of version 4 once, and no invented or altered one (A18)', async () => {
  const geetestValidateV4 = await solveV4();
  expect(Object.keys(geetestValidateV4).sort()).toEqual(
    ['captcha_id', 'captcha_output', 'gen_time', 'lot_number', 'pass_token'].sort(),
  );
  expect(await codeOf({ geetestValidateV4 })).toBe('let in');
  expect(await codeOf({ geetestValidateV4 })).toBe('captcha.invalid');
  const altered = { ...(await solveV4()), captcha_output: 'x' };
  expect(await codeOf({ geetestValidateV4: altered })).toBe('captcha.invalid');
  expect(await codeOf({ geetestValidateV4: { ...geetestValidateV4, lot_number: 'x' } })).toBe(
    'captcha.invalid',
  );
});

it('refuses a proof that was earned at another merchant (SEC-7)', async () => {
  const foreign = await solveV4('b0b1c4e1d2b34f5687a9b0c1d2e3f402');
  expect(await codeOf({ geetestValidateV4: foreign })).toBe('captcha.invalid');
});

it('gives a fresh version 3 challenge each time, and accepts its seccode once (K6, A18)', async () => {
  const value = await challengeOf();
  expect(value).toMatchObject({ gt: 'a0a0c4e1d2b34f5687a9b0c1d2e3f401', newCaptcha: true, success: 1 });
  expect((await challengeOf()).challenge).not.toBe(value.challenge);
  const proof = await solveV3(value.challenge);
  expect(await codeOf(proof)).toBe('let in');
  expect(await codeOf(proof)).toBe('captcha.invalid');
  const { geetestSeccode } = await solveV3((await challengeOf()).challenge);
  expect(await codeOf({ geetestSeccode, geetestChallenge: 'other' })).toBe('captcha.invalid');
});

it('demands a proof for an account by a social proof as well (A17, ruling 36)', async () => {
  const register = async (proof: object) =>
    (await client.ask('/wps/member/register/social', { body: { registerMethod: 'H5', ...proof } })).errorCode;
  expect(await register({})).toBe('captcha.invalid');
  expect(await register({ geetestValidateV4: await solveV4() })).toBe('parameter.missing');
});

it('demands version 4 for SMS (A17)', async () => {
  const body = { countryDialingCode: '84', mobileNum: '999000333' };
  const send = async (proof: object) =>
    (await client.ask('/wps/verification/sms/noLogin', { body: { ...body, ...proof } })).errorCode;
  expect(await send({})).toBe('captcha.invalid');
  expect(await send(await solveV3((await challengeOf()).challenge))).toBe('captcha.invalid');
  expect(await send({ geetestValidateV4: await solveV4() })).toBeUndefined();
});

it('registers a challenge without success while the vendor is down, and takes what the offline library makes of it', async () => {
  await client.control('/captcha', { merchant: 'aurora', offline: true });
  const { challenge, success } = await challengeOf();
  expect(success).toBe(0);
  const geetestSeccode = `${[...challenge].reverse().join('')}|jordan`;
  expect(await codeOf({ geetestChallenge: challenge, geetestSeccode })).toBe('let in');
  expect(await codeOf({ geetestChallenge: challenge, geetestSeccode })).toBe('captcha.invalid');
});
