import { createHash, createHmac } from 'node:crypto';
import { withSandbox } from './with-sandbox.ts';

const client = withSandbox();

const login = (proof: object) =>
  client.askSealed('/wps/session/login', { username: 'lan', password: 'Passw0rd!', ...proof });

const exchange = async (code: string) => {
  const body = { code, redirectUri: 'https://www.aurora.localhost/m/home' };
  return client.ask('/wps/relay/WPS3RD_verifyLineCode', { body });
};

describe('sign-in by third parties', () => {
  it('logs in a bound LINE user, and requires the others to bind (A12)', async () => {
    const lan = await exchange('demo-line-lan');
    const mai = await exchange('demo-line-code');
    const use = ({ value }: typeof lan) =>
      client.ask('/wps/session/login/line', { body: { lineSessionToken: value.lineSessionToken } });
    expect((await use(lan)).value.userName).toBe('lan');
    expect((await use(mai)).errorCode).toBe('bind_customer_required');
    expect((await exchange('other')).errorCode).toBe('line_invalid_token');
  });

  it('takes an access token of LINE in place of a code, and no other text (K6, A12)', async () => {
    const by = (body: object) => client.ask('/wps/relay/WPS3RD_verifyLineCode', { body });
    const { value } = await by({ accessToken: 'demo-line-lan' });
    const body = { lineSessionToken: value.lineSessionToken };
    expect((await client.ask('/wps/session/login/line', { body })).value.userName).toBe('lan');
    expect((await by({ accessToken: 'other' })).errorCode).toBe('line_invalid_token');
    expect((await by({})).errorCode).toBe('parameter.missing');
  });

  it('binds by registration and by logging in to an account', async () => {
    const { value } = await exchange('demo-line-code');
    const body = { lineSessionToken: value.lineSessionToken };
    const made = await client.ask('/wps/member/register/social', {
      body: { lineSessionToken: value.lineSessionToken, registerMethod: 'H5' },
    });
    const again = await client.ask('/wps/session/login/line', { body });
    expect(again.value.id).toBe(made.value.id);
    await login({ lineSessionToken: value.lineSessionToken });
    expect((await client.ask('/wps/session/login/line', { body })).value.userName).toBe('lan');
  });

  it('binds with the second factor, which sends the proof again (A10)', async () => {
    const { lineSessionToken } = (await exchange('demo-line-code')).value;
    const body = { lineSessionToken };
    const twofa = { username: 'twofa' };
    expect((await login({ ...twofa, ...body })).errorCode).toBe('login_verify_required');
    const code = { ...twofa, password: 'Passw0rd!', verifyType: 'ga', verifyCode: '123456', ...body };
    expect((await client.ask('/wps/session/login/line', { body })).errorCode).toBe('bind_customer_required');
    await client.askSealed('/wps/session/login/verification', code);
    expect((await client.ask('/wps/session/login/line', { body })).errorCode).toBe('login_verify_required');
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
    expect((await client.ask('/wps/session/login/maya', { body })).errorCode).toBe('wallet_token_expired');
  });
});
