import { lacksPassword, openFromAnswer, toProviderBody } from '@/lib/server/api-proxy/open-session';
import { readSession } from '@/lib/server/sessions/session-cookie';
import { registerMobile, registerSocial } from '@/lib/shared/calls/register-table';
import { login, logout } from '@/lib/shared/calls/session-table';
import { aMerchant, toCookieHeader } from '@/tests/unit/server/support/facts';
import { setEnv } from '@/tests/unit/server/support/test-site';

setEnv();
const merchant = aMerchant('http://a.example', { defaultMobilePassword: '246810' });
const success = (value: unknown) => ({
  status: 200,
  text: JSON.stringify({ success: true, value }),
  result: { ok: true, value, traceId: 't' } as const,
});
const open = (value: unknown, body?: Record<string, unknown>) =>
  openFromAnswer(success(value), { merchant, body, https: false });
const sessionOf = (cookies: readonly string[]) =>
  readSession(new Headers({ cookie: toCookieHeader(cookies) }), 'one', false);

test.each([
  [
    'the fields for the relay alone are cut out',
    login,
    { username: 'a', remember: true, remembered: 'x' },
    { username: 'a' },
  ],
  [
    'a mobile registration gets the default password',
    registerMobile,
    { mobileNum: '1' },
    { mobileNum: '1', password: '246810' },
  ],
  [
    'so does one by number with a social account',
    registerSocial,
    { mobileNum: '1', telegramAuth: {} },
    { mobileNum: '1', telegramAuth: {}, password: '246810' },
  ],
  ['a social account alone needs none', registerSocial, { telegramAuth: {} }, { telegramAuth: {} }],
  ['a given password stays', registerMobile, { password: 'own' }, { password: 'own' }],
  ['no other call gets it', login, { username: 'a' }, { username: 'a' }],
  ['other calls go as they are', logout, { remember: true }, { remember: true }],
  ['no body stays none', login, undefined, undefined],
])('%s (A4, ruling 19, provider-api §7)', (_what, row, body, sent) => {
  expect(toProviderBody(row, body, merchant)).toEqual(sent);
});

test('a mobile registration without any default lacks its password, and no other call does (A4)', () => {
  const body = toProviderBody(registerMobile, { mobileNum: '1' }, aMerchant('http://a.example'));
  expect(lacksPassword(registerMobile, body)).toBe(true);
  expect(lacksPassword(registerMobile, toProviderBody(registerMobile, { mobileNum: '1' }, merchant))).toBe(
    false,
  );
  expect(lacksPassword(registerSocial, { mobileNum: '1' })).toBe(true);
  for (const row of [login, registerSocial]) expect(lacksPassword(row, {})).toBe(false);
});

test('the token is put into the cookie, the page gets a handle, and the provider’s text is not passed on (E1, SEC-57)', async () => {
  const { answer, cookies } = await open({
    token: 'canary',
    id: 7,
    userName: 'lan',
    customerType: 1,
    firstTimeLogin: true,
    more: 'x',
    session: { accessToken: 'canary' },
  });
  expect(answer.text).toBeUndefined();
  expect(JSON.stringify(answer)).not.toContain('canary');
  expect(answer.result).toMatchObject({
    ok: true,
    value: { token: expect.stringMatching(/^[\w-]{22}$/), id: 7, more: 'x' },
  });
  expect(await sessionOf(cookies)).toMatchObject({
    merchant: 'one',
    token: 'canary',
    id: '7',
    userName: 'lan',
    customerType: 1,
    firstTimeLogin: true,
  });
});

test.each([
  [{ token: 't', id: 1, customerId: 2, userName: 'a', customerName: 'b' }, '2', 'a'],
  [{ token: 't', id: 1, customerName: 'b' }, '1', 'b'],
  [{ token: 't' }, '', ''],
  [{ token: 't', id: { toString: 1 }, userName: { a: 1 }, customerType: 'x' }, '', ''],
])('%j is signed in as id %j, name %j (A2, E6)', async (value, id, userName) => {
  const { cookies } = await open(value);
  expect(await sessionOf(cookies)).toMatchObject({ id, userName });
});

test('a token that is a number opens a session as its text', async () => {
  expect(await sessionOf((await open({ token: 5 })).cookies)).toMatchObject({ token: '5' });
});

test.each([['a\r\nb'], ['令牌'], [['canary']], [true]])(
  'a token %j, which no Authorization header can carry, opens nothing and does not reach the browser (SEC-57)',
  async (token) => {
    const value = { token, id: 7 };
    const result = { ok: true, value: { id: 7 }, traceId: 't' };
    expect(await open(value)).toEqual({ answer: { status: 200, result }, cookies: [] });
  },
);

test.each([{}, { token: '' }, { token: null }, null, undefined, 'x', [1]])(
  'an answer of %j opens nothing and passes as it is',
  async (value) => {
    expect(await open(value)).toEqual({ answer: success(value), cookies: [] });
  },
);

test('a failure opens nothing', async () => {
  const failure = {
    status: 200,
    result: {
      ok: false,
      code: 'x',
      message: '',
      status: 200,
      traceId: 't',
      value: { token: 'canary' },
    } as const,
  };
  expect(await openFromAnswer(failure, { merchant, https: false })).toEqual({ answer: failure, cookies: [] });
});

test('a token too long for a cookie is a bad answer, not an exception (ruling 16)', async () => {
  const { answer, cookies } = await open({ token: 'x'.repeat(6_000) });
  expect([answer.status, answer.result.ok, cookies]).toEqual([502, false, []]);
});

test.each([
  [{ type: 'username', password: '246810' }, true],
  [{ password: '246810' }, true],
  [{ type: 'sms', password: '246810' }, undefined],
  [{ type: 'firebase', password: '246810' }, undefined],
  [{ type: 'username', password: 'own' }, undefined],
  [undefined, undefined],
])(
  'a login with %j states that the password is the default one: %s (A6, ruling 19)',
  async (body, message) => {
    const { answer } = await open({ token: 't' }, body);
    expect(answer.result.ok && (answer.result.value as { passwordDefault?: boolean }).passwordDefault).toBe(
      message,
    );
  },
);
