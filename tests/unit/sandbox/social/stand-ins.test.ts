import { createHash } from 'node:crypto';
import { withSandbox } from '../with-sandbox.ts';

const client = withSandbox();

const origin = 'http://t1.aurora.localhost:3100';
const verifier = 'v'.repeat(43);
const line = {
  response_type: 'code',
  client_id: '1650000001',
  redirect_uri: `${origin}/m/home`,
  state: 'abcdef123456',
  scope: 'profile openid',
  nonce: 'abcdef654321',
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 'S256',
};
const telegram = {
  bot_id: '700100201',
  origin,
  return_to: `${origin}/m/login?tgStart=n1`,
  request_access: 'write',
};

const visit = async (path: string, query: Record<string, string>) => {
  const response = await fetch(`${client.origin}${path}?${new URLSearchParams(query)}`, {
    redirect: 'manual',
  });
  return { status: response.status, back: URL.parse(response.headers.get('location') ?? '') };
};
const allow = async (user: string, how = 'allow', more = {}) =>
  (await visit('/oauth2/v2.1/answer', { ...line, ...more, user, how })).back;
const exchange = (code: string, more = {}) =>
  client.ask('/wps/relay/WPS3RD_verifyLineCode', {
    body: { code, redirectUri: line.redirect_uri, codeVerifier: verifier, ...more },
  });

describe('the stand-in for LINE', () => {
  it('shows its page for a right request, and a fault for each wrong part (A12, ruling 30)', async () => {
    expect((await visit('/oauth2/v2.1/authorize', line)).status).toBe(200);
    const wrong = [
      ...Object.keys(line).map((name) => ({ [name]: '' })),
      { redirect_uri: 'https://evil.example/m/home' },
      { redirect_uri: `${origin}/m/other` },
      { redirect_uri: `${origin}/m/home?x=1` },
      { scope: 'profile' },
      { code_challenge_method: 'plain' },
      { client_id: '1650000002' },
    ];
    for (const part of wrong) {
      const query = { ...line, ...part };
      expect([part, (await visit('/oauth2/v2.1/authorize', query)).status]).toEqual([part, 400]);
      expect([part, (await visit('/oauth2/v2.1/answer', { ...query, user: 'lan' })).back]).toEqual([
        part,
        null,
      ]);
    }
  });

  it('gives a code with the state, good once, for the same address and verifier (RR9)', async () => {
    const back = await allow('lan');
    expect(back?.searchParams.get('state')).toBe(line.state);
    const code = back?.searchParams.get('code') ?? '';
    expect((await exchange(code)).value.name).toBe('Lan');
    expect((await exchange(code)).errorCode).toBe('line_invalid_token');
    for (const more of [
      { redirectUri: `${line.redirect_uri}/` },
      { codeVerifier: 'w'.repeat(43) },
      { codeVerifier: undefined },
    ]) {
      const fresh = (await allow('lan'))?.searchParams.get('code') ?? '';
      expect((await exchange(fresh, more)).errorCode).toBe('line_invalid_token');
    }
  });

  it('cancels, errs and fails on demand', async () => {
    expect((await allow('lan', 'cancel'))?.search).toBe(`?error=access_denied&state=${line.state}`);
    expect((await allow('lan', 'wrong-state'))?.searchParams.get('state')).toBe('wrong');
    expect((await allow('lan', 'no-state'))?.searchParams.has('state')).toBe(false);
    const used = (await allow('lan', 'replay'))?.searchParams.get('code') ?? '';
    expect((await exchange(used)).errorCode).toBe('line_invalid_token');
  });
});

describe('the stand-in for Telegram', () => {
  const confirm = async (user: string, how = 'confirm') => {
    const { back } = await visit('/auth/answer', { ...telegram, user, how });
    const payload =
      back?.hash.replace('#tgAuthResult=', '') || (back?.searchParams.get('tgAuthResult') ?? '');
    return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  };
  const signIn = (telegramAuth: unknown) =>
    client.ask('/wps/session/login/telegram', { body: { telegramAuth } });

  it('checks bot, origin and return address (A13)', async () => {
    expect((await visit('/auth', telegram)).status).toBe(200);
    const wrong = [
      { bot_id: '1' },
      { origin: 'https://evil.example' },
      { return_to: 'https://evil.example/m/login' },
      { return_to: `${origin}.evil.example/` },
      { request_access: 'read' },
    ];
    for (const part of wrong)
      expect([part, (await visit('/auth', { ...telegram, ...part })).status]).toEqual([part, 400]);
  });

  it('signs with the merchant’s bot token, names in any script (RR10, ruling 31)', async () => {
    expect((await signIn(await confirm('lan'))).value.userName).toBe('lan');
    const dmitry = await confirm('dmitry');
    expect(dmitry.first_name).toBe('Дмитрий 🎲');
    expect((await signIn(dmitry)).errorCode).toBe('bind_customer_required');
    expect(await confirm('noah')).not.toHaveProperty('username');
    const mangled = { ...dmitry, first_name: Buffer.from(dmitry.first_name).toString('latin1') };
    expect((await signIn(mangled)).errorCode).toBe('telegram_validate_failed');
  });

  it('declines, and makes old and forged logins on demand', async () => {
    expect(await confirm('lan', 'decline')).toBe(false);
    expect((await signIn(await confirm('lan', 'old'))).errorCode).toBe('telegram_validate_failed');
    expect((await signIn(await confirm('lan', 'forged'))).errorCode).toBe('telegram_validate_failed');
    expect((await confirm('lan', 'query')).id).toBe(7001);
  });
});
