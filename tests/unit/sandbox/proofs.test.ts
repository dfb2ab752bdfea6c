/** @jest-environment node */

import { createHash, createHmac } from 'node:crypto';
import { startSandbox } from '../../../sandbox/start-sandbox.ts';
import { createProviderClient } from './provider-client.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let client: ReturnType<typeof createProviderClient>;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  client = createProviderClient(sandbox.origin);
});
afterEach(() => client.control('/reset', {}));
afterAll(() => sandbox.close());

const on = { captcha: { login: true, sms: true, register: true }, register: { captcha: { enabled: true } } };
const captchaId = 'a0a0c4e1d2b34f5687a9b0c1d2e3f401';

const callVendor = async (path: string, query: Record<string, string>) => {
  const response = await fetch(
    `${sandbox.origin}${path}?${new URLSearchParams({ callback: 'geetest_1', ...query })}`,
  );
  return JSON.parse((await response.text()).slice('geetest_1('.length, -1));
};

const solveV4 = async () => {
  const loaded = await callVendor('/captcha/v4/load', { captcha_id: captchaId });
  const solved = await callVendor('/captcha/v4/verify', {
    captcha_id: captchaId,
    lot_number: loaded.data.lot_number,
  });
  return solved.data;
};

const login = (proof: object) =>
  client.askSealed('/wps/session/login', { username: 'lan', password: 'Passw0rd!', ...proof });

describe('captcha', () => {
  beforeEach(() => client.control('/status', { merchant: 'aurora', patch: on }));

  it('is off until the status turns it on, per merchant (A17)', async () => {
    expect((await login({})).errorCode).toBe('captcha.invalid');
    expect((await client.login('lan', 'Passw0rd!', 'rio')).success).toBe(true);
  });

  it('takes a proof of the stand-in once, and no invented one', async () => {
    const geetestValidateV4 = await solveV4();
    expect((await login({ geetestValidateV4 })).success).toBe(true);
    expect((await login({ geetestValidateV4 })).errorCode).toBe('captcha.invalid');
    expect((await login({ geetestValidateV4: { ...geetestValidateV4, lot_number: 'x' } })).errorCode).toBe(
      'captcha.invalid',
    );
  });

  it('gives a fresh version 3 challenge each time, and takes its seccode once', async () => {
    const { value } = await client.ask('/wps/captcha/geetest?t=1');
    const again = await client.ask('/wps/captcha/geetest?t=1');
    expect(value).toMatchObject({ gt: captchaId, newCaptcha: true, success: 1 });
    expect(again.value.challenge).not.toBe(value.challenge);
    const { data } = await callVendor('/captcha/v3/verify', { gt: captchaId, challenge: value.challenge });
    const proof = { geetestChallenge: data.geetest_challenge, geetestSeccode: data.geetest_seccode };
    expect((await login(proof)).success).toBe(true);
    expect((await login(proof)).errorCode).toBe('captcha.invalid');
    expect(
      (await callVendor('/captcha/v3/verify', { gt: captchaId, challenge: value.challenge })).status,
    ).toBe('error');
  });

  it('demands version 4 for SMS', async () => {
    const body = { countryDialingCode: '84', mobileNum: '999000333' };
    expect((await client.ask('/wps/verification/sms/noLogin', { body })).errorCode).toBe('captcha.invalid');
    const proven = { ...body, geetestValidateV4: await solveV4() };
    expect((await client.ask('/wps/verification/sms/noLogin', { body: proven })).success).toBe(true);
  });
});

const exchange = async (code: string) => {
  const body = { code, redirectUri: 'https://www.aurora.localhost/m/home' };
  return client.ask('/wps/relay/WPS3RD_verifyLineCode', { body });
};

describe('sign-in by third parties', () => {
  it('logs in a bound LINE user, and asks the others to bind (A12)', async () => {
    const lan = await exchange('demo-line-lan');
    const mai = await exchange('demo-line-code');
    const use = ({ value }: typeof lan) =>
      client.ask('/wps/session/login/line', { body: { lineSessionToken: value.lineSessionToken } });
    expect((await use(lan)).value.userName).toBe('lan');
    expect((await use(mai)).errorCode).toBe('bind_customer_required');
    expect((await exchange('other')).errorCode).toBe('line_invalid_token');
  });

  it('binds by registration and by logging in to an account', async () => {
    const { value } = await exchange('demo-line-code');
    const body = { lineSessionToken: value.lineSessionToken, registerMethod: 'H5' };
    const made = await client.ask('/wps/member/register/social', { body });
    const again = await client.ask('/wps/session/login/line', { body });
    expect(again.value.id).toBe(made.value.id);
    await login({ lineSessionToken: value.lineSessionToken });
    expect((await client.ask('/wps/session/login/line', { body })).value.userName).toBe('lan');
  });

  it('binds once the second factor is given, to which the proof need not come again (A10)', async () => {
    const { lineSessionToken } = (await exchange('demo-line-code')).value;
    const body = { lineSessionToken };
    const twofa = { username: 'twofa' };
    expect((await login({ ...twofa, ...body })).errorCode).toBe('login_verify_required');
    const code = { ...twofa, password: 'Passw0rd!', verifyType: 'ga', verifyCode: '123456' };
    expect((await client.ask('/wps/session/login/line', { body })).errorCode).toBe('bind_customer_required');
    await client.askSealed('/wps/session/login/verification', code);
    expect((await client.ask('/wps/session/login/line', { body })).value.userName).toBe('twofa');
  });

  it('takes a Telegram hash of the merchant’s own bot, fresh, and no other (A13)', async () => {
    const sign = (botToken: string, age = 0) => {
      const auth = { auth_date: Math.floor(Date.now() / 1000) - age, first_name: 'Lan', id: 7001 };
      const lines = Object.entries(auth)
        .map(([key, value]) => `${key}=${value}`)
        .join('\n');
      const hash = createHmac('sha256', createHash('sha256').update(botToken).digest())
        .update(lines)
        .digest('hex');
      return client.ask('/wps/session/login/telegram', { body: { telegramAuth: { ...auth, hash } } });
    };
    expect((await sign('700100201:sandbox-aurora')).value.userName).toBe('lan');
    expect((await sign('700100202:sandbox-rio')).errorCode).toBe('telegram_validate_failed');
    expect((await sign('700100201:sandbox-aurora', 900)).errorCode).toBe('telegram_validate_failed');
  });

  it('logs a wallet session in once (A22)', async () => {
    const { value } = await client.ask('/wps/relay/WPS3RD_refreshMayaTokens?env=test');
    const body = { sessionId: value.sessionId, env: 'test' };
    expect((await client.ask('/wps/session/login/maya', { body })).value.token).toBeTruthy();
    expect((await client.ask('/wps/session/login/maya', { body })).errorCode).toBe('maya.session.invalid');
  });
});
