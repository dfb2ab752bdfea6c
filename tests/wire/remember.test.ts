// The remembered login on the wire: the provider's and the browser's data, and its encryption.
import { ask, cookiesOf, ownPost, type TextAnswer } from '@/tests/wire/support/ask';
import { callsTo, control, type RunningSite, startSite } from '@/tests/wire/support/start-site';

let site: RunningSite;
const PASSWORD = 'Passw0rd!';
const LOGIN = '/wps/session/login';
const FORM = { type: 'username', username: 'lan' };

beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: 'trace' });
}, 30_000);
afterAll(() => site.stop());

type Extra = { readonly host?: string; readonly cookie?: string; readonly path?: string };

async function post(body: object, { host = 'aurora.localhost', cookie, path = LOGIN }: Extra = {}) {
  const headers = { ...ownPost(site.port, host), ...(cookie === undefined ? {} : { Cookie: cookie }) };
  const answer = await ask({
    port: site.port,
    host,
    path,
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return { ...answer, json: JSON.parse(answer.text) };
}

const events = async (path = LOGIN) =>
  (await callsTo(site.provider, path)).map(({ decryptedBody }) => decryptedBody as Record<string, unknown>);
/** The Cookie header with the device's key alone. */
const keyOf = (answer: TextAnswer) => /mck=[\w-]{43}/.exec(cookiesOf(answer))?.[0] ?? '';
const forgetCalls = () => control(site.provider, 'calls', undefined, 'DELETE');

async function remember() {
  const answer = await post({ ...FORM, password: PASSWORD, remember: true });
  await forgetCalls();
  const key = keyOf(answer);
  return { answer, text: answer.json.value.remembered as string, key };
}

it('gives a record to the page and its key to a cookie that scripts cannot read (provider-api §7, E7)', async () => {
  const { answer, text } = await remember();
  const lines = answer.headers['set-cookie'] ?? [];
  expect(lines.find((line) => line.startsWith('mck='))).toMatch(
    /^mck=[\w-]{43}; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/,
  );
  expect(Buffer.from(Buffer.from(text, 'base64').toString(), 'base64').length).toBeGreaterThan(40);
});

it('signs in by the record: the provider gets the real password and nothing of the record (provider-api §7, A14)', async () => {
  const { text, key } = await remember();
  const again = await post({ ...FORM, remembered: text, remember: true }, { cookie: key });
  expect(again.json).toMatchObject({ success: true, value: { userName: 'lan' } });
  expect(again.json.value.remembered).not.toBe(text);
  expect(await events()).toEqual([{ ...FORM, password: PASSWORD }]);
  const session = cookiesOf(again);
  const page = await ask({ port: site.port, path: '/m/member/home', headers: { Cookie: session } });
  expect(page.status).toBe(200);
});

it.each([
  ['at another merchant', { host: 'rio.localhost' }],
  ['without its key', { cookie: '' }],
  ['with another device’s key', { cookie: `mck=${'A'.repeat(43)}` }],
])('opens no record %s, and does not call the provider (provider-api §7, X3)', async (_where, extra) => {
  const { text, key } = await remember();
  const answer = await post({ ...FORM, remembered: text }, { cookie: key, ...extra });
  expect(answer.status).toBe(200);
  expect(answer.json).toMatchObject({ success: false, errorCode: 'login.cred.err' });
  expect(answer.json.message).not.toBe('');
  expect(await events()).toEqual([]);
});

it('proves a second factor with the record (S11, A9)', async () => {
  const twofa = { ...FORM, username: 'twofa' };
  const path = '/wps/session/login/verification';
  const proof = { verifyType: 'ga', verifyCode: '123456' };
  const first = await post({ ...twofa, ...proof, password: PASSWORD, remember: true }, { path });
  const key = keyOf(first);
  const remembered = first.json.value.remembered as string;
  const refused = await post({ ...twofa, remembered }, { cookie: key });
  expect(refused.json).toMatchObject({ errorCode: 'login_verify_required', value: { ga: true } });
  await forgetCalls();
  const proven = await post({ ...twofa, ...proof, remembered }, { cookie: key, path });
  expect(proven.json).toMatchObject({ success: true, value: { userName: 'twofa' } });
  expect(await events(path)).toEqual([{ ...twofa, ...proof, password: PASSWORD }]);
});

it('knows a default password behind a record (A6, ruling 19)', async () => {
  const reset = { ...FORM, username: 'reset1' };
  const answer = await post({ ...reset, password: '246810', remember: true });
  const again = await post({ ...reset, remembered: answer.json.value.remembered }, { cookie: keyOf(answer) });
  expect(again.json.value).toMatchObject({ userName: 'reset1', passwordDefault: true });
});

it('passes the provider’s refusal on when the password has changed meanwhile (X3)', async () => {
  const minh = { ...FORM, username: 'minh' };
  const answer = await post({ ...minh, password: PASSWORD, remember: true });
  const patch = { password: 'another-one' };
  await control(site.provider, 'member', { merchant: 'aurora', userName: 'minh', patch });
  const key = keyOf(answer);
  const again = await post({ ...minh, remembered: answer.json.value.remembered }, { cookie: key });
  expect(again.json).toMatchObject({ success: false, errorCode: 'login.cred.err' });
});

it('takes the key away on a sign-out, so that no copy of the record opens (ruling 14)', async () => {
  const { answer } = await remember();
  const out = await post({}, { path: '/wps/session/logout', cookie: cookiesOf(answer) });
  expect(out.headers['set-cookie']?.join()).toContain('mck=; Path=/; Max-Age=0');
});

it('no answer, header or log line contains the password in plain text (SEC-57)', async () => {
  const { answer, text, key } = await remember();
  const again = await post({ ...FORM, remembered: text }, { cookie: key });
  for (const { text: body, headers } of [answer, again]) {
    const seen = body + JSON.stringify(headers);
    expect(seen).not.toContain(PASSWORD);
    expect(seen).not.toContain(Buffer.from(PASSWORD).toString('base64'));
  }
  expect(site.output().length).toBeGreaterThan(0);
  for (const secret of [PASSWORD, text, key.slice(4)]) expect(site.output()).not.toContain(secret);
});
