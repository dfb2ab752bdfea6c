import { handleCall } from '@/lib/server/api-proxy/handle-call';
import { callRequest } from '@/tests/unit/server/support/call-request';
import { readSetCookie, toCookieHeader } from '@/tests/unit/server/support/facts';
import { freshProvider } from '@/tests/unit/server/support/fresh-provider';
import { failed, ok } from '@/tests/unit/server/support/recording-provider';
import { setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

jest.setTimeout(30_000);
const provider = freshProvider('circuits', 'signed-out', 'opened-seals');
beforeAll(() => {
  const backend = { origin: provider.origin };
  setRegistry([toEntry('one', { backend, defaultMobilePassword: '246810' }), toEntry('two', { backend })]);
});
beforeEach(() => {
  provider.answers[LOGIN] = ok({ token: 'canary-token', id: 7, userName: 'lan' });
  provider.answers[VERIFY] = ok({ token: 'canary-token', id: 7, userName: 'lan' });
});

const [LOGIN, VERIFY] = ['POST /wps/session/login', 'POST /wps/session/login/verification'] as const;
const PATH = '/wps/session/login';
const FORM = { username: 'lan', type: 'username' };
type Headers_ = Record<string, string | undefined>;

const ask = (body: unknown, headers: Headers_ = {}, path = PATH) =>
  handleCall(callRequest(path, body, headers));
const sent = (path = PATH) => provider.callsTo(path).map((request) => provider.open(request));

type StoredLogin = { readonly text: string; readonly cookie: string; readonly lines: readonly string[] };

/** Logs in by password and asks to be remembered. */
async function keep(password = 'pa55-canary', more: object = {}): Promise<StoredLogin> {
  const response = await ask({ ...FORM, password, remember: true, ...more });
  const lines = response.headers.getSetCookie();
  const { value } = (await response.json()) as { value: { remembered: string } };
  provider.requests.length = 0;
  return { text: value.remembered, cookie: toCookieHeader(lines), lines };
}

test('a login that requests it gets a record and a key apart, and the provider sees nothing of it (provider-api §7, A8)', async () => {
  const response = await ask({ ...FORM, password: 'pa55-canary', remember: true });
  expect(sent()).toEqual([{ ...FORM, password: 'pa55-canary' }]);
  const names = response.headers.getSetCookie().map((line) => readSetCookie(line).name);
  expect(names).toEqual(['mc', 'mc_hint', 'mck']);
  const text = await response.text();
  expect(JSON.parse(text).value.remembered).toMatch(/^[\w+/]{100,}={0,2}$/);
  expect(text + JSON.stringify([...response.headers])).not.toMatch(/canary/);
});

test.each([
  ['says nothing', {}],
  ['says no', { remember: false }],
  ['says something else', { remember: 'yes' }],
  ['is by SMS code', { remember: true, type: 'sms' }],
])('a login that %s gets none (provider-api §7)', async (_what, more) => {
  const response = await ask({ ...FORM, password: 'p', ...more });
  expect((await response.json()).value).not.toHaveProperty('remembered');
  expect(response.headers.getSetCookie().join()).not.toContain('mck=');
});

test('a failed login gets none', async () => {
  provider.answers[LOGIN] = failed('login.cred.err');
  const response = await ask({ ...FORM, password: 'p', remember: true });
  expect(JSON.stringify(await response.json())).not.toContain('remembered');
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('the record replaces the password, and use renews record and key (provider-api §7)', async () => {
  const { text, cookie } = await keep();
  const response = await ask({ ...FORM, remembered: text }, { cookie });
  expect(sent()).toEqual([{ ...FORM, password: 'pa55-canary' }]);
  const { value } = (await response.json()) as { value: { remembered: string } };
  expect(value.remembered).not.toBe(text);
  const key = response.headers.getSetCookie().find((line) => line.startsWith('mck='));
  expect(key).toContain('Max-Age=2592000');
  expect(cookie).toContain(key?.split(';')[0]);
  await ask({ ...FORM, remembered: value.remembered }, { cookie });
  expect(sent()).toHaveLength(2);
});

test('the player’s no ends the renewal (A8)', async () => {
  const { text, cookie } = await keep();
  const response = await ask({ ...FORM, remembered: text, remember: false }, { cookie });
  expect((await response.json()).value).not.toHaveProperty('remembered');
});

test('a typed password has priority over the record', async () => {
  const { cookie } = await keep();
  await ask({ ...FORM, password: 'typed', remembered: 'spoilt' }, { cookie });
  expect(sent()).toEqual([{ ...FORM, password: 'typed' }]);
});

test('a record with the default password opens the change of password (A6, ruling 19)', async () => {
  const { text, cookie } = await keep('246810');
  const response = await ask({ ...FORM, remembered: text }, { cookie });
  expect((await response.json()).value.passwordDefault).toBe(true);
});

test('a second factor proves with the same record, and renews it (A9, S11)', async () => {
  const { text, cookie } = await keep();
  const proof = { verifyType: 'ga', verifyCode: '123456' };
  const path = '/wps/session/login/verification';
  const response = await ask({ ...FORM, ...proof, remembered: text, remember: true }, { cookie }, path);
  expect(sent(path)).toEqual([{ ...FORM, ...proof, password: 'pa55-canary' }]);
  expect((await response.json()).value.remembered).not.toBe(text);
});

test.each([
  ['/wps/member/register', { username: 'lan', password: 'p4ss' }],
  ['/wps/member/register/mobile', { mobileNum: '1' }],
  ['/wps/member/register/autoUsername', { password: 'p4ss' }],
])('%s is remembered too, a default password among them (A2, A4)', async (path, body) => {
  provider.answers[`POST ${path}`] = ok({ token: 't', userName: 'lan' });
  const response = await ask({ ...body, remember: true }, {}, path);
  expect((await response.json()).value.remembered).toBeTruthy();
  expect(provider.last().text).not.toContain('remember');
});

test('the provider’s refusal of a record is passed on unchanged, and the key stays (X3, ruling 29)', async () => {
  const { text, cookie } = await keep();
  provider.answers[LOGIN] = failed('login.cred.err');
  const response = await ask({ ...FORM, remembered: text }, { cookie });
  expect(await response.json()).toMatchObject({
    errorCode: 'login.cred.err',
    message: 'text of login.cred.err',
  });
  expect(response.headers.getSetCookie()).toEqual([]);
});
