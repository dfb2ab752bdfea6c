import { handleCall } from '@/lib/server/api-proxy/handle-call';
import { readSession } from '@/lib/server/sessions/session-cookie';
import { callRequest } from '@/tests/unit/server/support/call-request';
import { readSetCookie, toCookieHeader } from '@/tests/unit/server/support/facts';
import { freshProvider } from '@/tests/unit/server/support/fresh-provider';
import { sessionCookie } from '@/tests/unit/server/support/pipeline-request';
import { failed, ok, type Plan } from '@/tests/unit/server/support/recording-provider';
import { setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

jest.setTimeout(30_000);
const provider = freshProvider('circuits', 'signed-out', 'opened-seals');
beforeAll(() => {
  const entry = {
    backend: { origin: provider.origin },
    hosts: ['one.localhost', '*.one.localhost'],
    defaultMobilePassword: '246810',
  };
  setRegistry([toEntry('one', entry), toEntry('two')]);
});

const ask = (path: string, body?: unknown, headers: Record<string, string | undefined> = {}) =>
  handleCall(callRequest(path, body, headers));
const namesOf = (response: Response) =>
  response.headers.getSetCookie().map((line) => readSetCookie(line).name);
const LOGIN = 'POST /wps/session/login';
const INFO = 'GET /wps/member/info';

test('a login is sent sealed, its token stays in the cookie and the page gets a handle (K3, E1, SEC-51, SEC-57)', async () => {
  provider.answers[LOGIN] = ok({ token: 'canary-token', id: 7, userName: 'lan' });
  const response = await ask(
    '/wps/session/login',
    { username: 'lan', password: 'p', type: 'username', remember: true },
    { device: 'PWA' },
  );
  const text = await response.text();
  expect(provider.open(provider.last())).toEqual({ username: 'lan', password: 'p', type: 'username' });
  expect(provider.last().headers.device).toBe('PWA');
  expect(JSON.parse(text)).toMatchObject({
    success: true,
    value: { token: expect.stringMatching(/^[\w-]{22}$/), userName: 'lan' },
  });
  expect(text + JSON.stringify([...response.headers])).not.toContain('canary');
  const jar = new Headers({ cookie: toCookieHeader(response.headers.getSetCookie()) });
  expect(await readSession(jar, 'one', false)).toMatchObject({ token: 'canary-token', id: '7' });
});

test('a token that the provider repeats in a member’s data does not reach the page (SEC-57)', async () => {
  provider.answers[INFO] = ok({ id: 7, token: 'token-canary-7f3a' });
  const response = await ask('/wps/member/info', undefined, { cookie: await sessionCookie() });
  expect(await response.json()).toEqual({
    success: true,
    value: { id: 7, token: expect.stringMatching(/^[\w-]{22}$/) },
  });
});

test('a login carries no token of an earlier session (K5, SEC-51)', async () => {
  provider.answers[LOGIN] = ok({ token: 't' });
  await ask('/wps/session/login', {}, { cookie: await sessionCookie() });
  expect(provider.requests.every(({ headers }) => headers.authorization === undefined)).toBe(true);
});

test('a mobile registration without a password carries the default one, which no answer shows (A4, ruling 19)', async () => {
  provider.answers['POST /wps/member/register/mobile'] = ok({ token: 't' });
  const response = await ask('/wps/member/register/mobile', { mobileNum: '1', merchantCode: 'two' });
  expect(JSON.parse(provider.last().text)).toEqual({
    mobileNum: '1',
    merchantCode: 'one',
    password: '246810',
  });
  expect(await response.text()).not.toContain('246810');
});

test.each<[string, Plan]>([
  ['CUSTOMER_NOT_LOGIN', failed('CUSTOMER_NOT_LOGIN')],
  ['customer.not.login', failed('customer.not.login')],
  ['user.or.token.invalid', failed('user.or.token.invalid', 400)],
  ['login.not.session', failed('login.not.session')],
  ['401 without a body', { status: 401 }],
  ['401 with another code', failed('anything.else', 401)],
])('%s ends the session: cookies cleared, seal refused from then on (X6, SEC-52)', async (_what, plan) => {
  provider.answers[INFO] = plan;
  const cookie = await sessionCookie();
  expect(namesOf(await ask('/wps/member/info', undefined, { cookie }))).toEqual(['mc', 'mc_hint']);
  expect(await readSession(new Headers({ cookie }), 'one', false)).toBeUndefined();
});

test.each<[string, Plan]>([
  ['another failure', failed('some.code')],
  ['a different address under 401', failed('token_ip_different', 401)],
  ['a dropped connection', { drop: true }],
  ['a 502', { status: 502 }],
])('%s does not end it (X5, X7, ruling 29)', async (_what, plan) => {
  provider.answers[INFO] = plan;
  const cookie = await sessionCookie();
  expect(namesOf(await ask('/wps/member/info', undefined, { cookie }))).toEqual([]);
  expect(await readSession(new Headers({ cookie }), 'one', false)).toBeDefined();
});

test('a public call that fails with 401 ends no session', async () => {
  provider.answers['POST /wps/relay/S2S_events'] = failed('customer.not.login', 401);
  expect(namesOf(await ask('/wps/relay/S2S_events', {}, { cookie: await sessionCookie() }))).toEqual([]);
});

test.each<[string, Plan]>([
  ['answers', ok(1)],
  ['fails', failed('x', 500)],
  ['is down', { drop: true }],
])('a logout ends the session when the provider %s (A16, SEC-52)', async (_what, plan) => {
  provider.answers['POST /wps/session/logout'] = plan;
  const cookie = await sessionCookie();
  expect(namesOf(await ask('/wps/session/logout', '', { cookie }))).toEqual(['mc', 'mc_hint']);
  expect(await readSession(new Headers({ cookie }), 'one', false)).toBeUndefined();
  expect(provider.last().headers.authorization).toBe('token-canary-7f3a');
});

test('the cookie of another merchant carries no token out (SEC-12)', async () => {
  provider.answers[INFO] = ok(1);
  await ask('/wps/member/info', undefined, { cookie: await sessionCookie({ merchant: 'two' }) });
  expect(provider.last().headers).not.toHaveProperty('authorization');
});

test('of two calls that find the session lost, the first clears the cookie; a late one leaves the next session its own (X6)', async () => {
  const cookie = await sessionCookie();
  const slow = failed('customer.not.login', 401);
  provider.answers['GET /wps/relay/MCSFE_getPlayerRankProgress'] = { ...slow, delayMs: 1_500 };
  provider.answers[INFO] = slow;
  const late = ask('/wps/relay/MCSFE_getPlayerRankProgress', undefined, { cookie });
  while (provider.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(namesOf(await ask('/wps/member/info', undefined, { cookie }))).toEqual(['mc', 'mc_hint']);
  const answer = await late;
  expect([answer.status, namesOf(answer)]).toEqual([401, []]);
  // A browser that the first answer did not reach still has it, and loses it with its next call.
  expect(namesOf(await ask('/wps/member/info', undefined, { cookie }))).toEqual(['mc', 'mc_hint']);
});
