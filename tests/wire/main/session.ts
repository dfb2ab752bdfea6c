// The session over the wire: flags, bad cookies, foreign callers, and a token that never shows.
import { ask, cookiesOf, ownPost, type Question, signIn } from '@/tests/wire/support/ask';
import { site } from '@/tests/wire/support/own-site';
import { callsTo, control } from '@/tests/wire/support/start-site';

const LOGIN = JSON.stringify({ type: 'username', username: 'lan', password: 'Passw0rd!' });

const send = (question: Omit<Question, 'port'>) => ask({ port: site.port, ...question });
const login = (headers: Record<string, string>) =>
  send({ path: '/wps/session/login', method: 'POST', headers, body: LOGIN });

it('stores the session in an HttpOnly cookie of the host alone, and a hint that reveals only the start of the handle (SEC-49, provider-api §7)', async () => {
  const answer = await login(ownPost(site.port));
  const [seal = '', hint = ''] = answer.headers['set-cookie'] ?? [];
  expect(seal).toMatch(/^mc=Fe26\.2\*[^;]+; Path=\/; Max-Age=1209600; SameSite=Lax; HttpOnly$/);
  const { token: handle } = JSON.parse(answer.text).value;
  expect(hint).toBe(`mc_hint=1${handle.slice(0, 8)}; Path=/; Max-Age=1209600; SameSite=Lax`);
  expect(seal.length).toBeLessThan(4096);
});

it('gives the page a handle, and no answer, page or mirror holds the token (SEC-57, E1)', async () => {
  await control(site.provider, 'calls', undefined, 'DELETE');
  const answer = await login(ownPost(site.port));
  const cookie = cookiesOf(answer);
  await send({ path: '/wps/member/info', headers: { Cookie: cookie } });
  const [call] = await callsTo(site.provider, '/wps/member/info');
  const token = call?.headers.authorization ?? '';
  expect(token.length).toBeGreaterThan(8);
  const pages = await Promise.all(
    ['/m/home', '/m/member/home', '/m/session', '/m/login'].map((path) =>
      send({ path, headers: { Cookie: cookie } }),
    ),
  );
  for (const page of [answer, ...pages]) {
    expect(page.text).not.toContain(token);
    expect(JSON.stringify(page.headers)).not.toContain(token);
  }
  expect(JSON.parse(answer.text).value.token).toBe(JSON.parse(pages[2]?.text ?? '{}').value.token);
});

it.each([
  ['tampered', (seal: string) => `${seal.slice(0, -8)}AAAAAAAA`],
  ['truncated', (seal: string) => seal.slice(0, 60)],
  ['of another format', () => 'eyJhbGciOiJub25lIn0.e30.'],
  ['of 12 kB', () => 'x'.repeat(12_000)],
  ['doubled', (seal: string) => `${seal}; ${seal}`],
  ['empty', () => 'mc='],
])('treats a cookie that is %s as no session, and clears it (SEC-50)', async (_kind, spoil) => {
  const [seal = ''] = (await signIn(site.port)).split('; ');
  const spoilt = spoil(seal).startsWith('mc=') ? spoil(seal) : `mc=${spoil(seal)}`;
  const page = await send({ path: '/m/member/home', headers: { Cookie: spoilt } });
  expect(page.status).toBe(307);
  expect(page.headers['set-cookie']?.join()).toContain('mc=; Path=/; Max-Age=0');
  const call = await send({ path: '/wps/member/info', headers: { Cookie: spoilt } });
  expect(call.status).toBe(401);
});

it.each([
  ['no Origin', { 'Content-Type': 'application/json' }],
  ['a null Origin', { 'Content-Type': 'application/json', Origin: 'null' }],
  ['a foreign Origin', { 'Content-Type': 'application/json', Origin: 'https://evil.example' }],
  [
    'a sibling host',
    {
      'Content-Type': 'application/json',
      Origin: 'http://play.aurora.localhost',
      'Sec-Fetch-Site': 'same-site',
    },
  ],
  [
    'a form',
    {
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: 'https://evil.example',
      'Sec-Fetch-Site': 'cross-site',
    },
  ],
  [
    'a fetch without cors',
    { 'Content-Type': 'text/plain', 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
  ],
])('refuses a login from %s before anything is sent on (SEC-58)', async (_kind, headers) => {
  await control(site.provider, 'calls', undefined, 'DELETE');
  const answer = await login(headers);
  expect(answer.status).toBe(403);
  expect(JSON.parse(answer.text).errorCode).toBe('cross_site_request');
  expect(await callsTo(site.provider, '/wps/session/login')).toEqual([]);
});

it.each(['cross-site', 'same-site'])('refuses reading by a %s request too (SEC-59)', async (site_) => {
  const cookie = await signIn(site.port);
  const answer = await send({
    path: '/wps/member/info',
    headers: { Cookie: cookie, 'Sec-Fetch-Site': site_ },
  });
  expect(answer.status).toBe(403);
});

it('accepts a browser without Sec-Fetch-Site by its Origin (SEC-59)', async () => {
  const answer = await login({
    'Content-Type': 'application/json',
    Origin: `http://aurora.localhost:${site.port}`,
  });
  expect(JSON.parse(answer.text).success).toBe(true);
});

it('ends a session everywhere: a copy of the cookie is worth nothing after the sign-out (A16)', async () => {
  const cookie = await signIn(site.port);
  const answer = await send({
    path: '/wps/session/logout',
    method: 'POST',
    headers: { ...ownPost(site.port), Cookie: cookie },
  });
  expect(answer.headers['set-cookie']?.join()).toContain('mc=; Path=/; Max-Age=0');
  expect((await send({ path: '/m/member/home', headers: { Cookie: cookie } })).status).toBe(307);
});
