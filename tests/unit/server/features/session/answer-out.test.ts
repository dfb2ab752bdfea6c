import { answerOut } from '@/lib/server/features/session/answer-out';
import { toSessionCookies } from '@/lib/server/sessions/session-cookie';
import { aSession, toCookieHeader } from '@/tests/unit/server/support/facts';
import { setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

const TARGET = 'https://partner.example/club?a=1&token=old';
setRegistry([toEntry('one', { trustedHosts: ['partner.example', '*.club.example'] }), toEntry('two')]);

const ask = (to: string | undefined, headers: Record<string, string> = {}, host = 'one.localhost:3000') =>
  answerOut(
    new Request(`http://${host}/m/out${to === undefined ? '' : `?to=${encodeURIComponent(to)}`}`, {
      headers: { host, ...headers },
    }),
  );
const placeOf = (response: Response) => response.headers.get('location') ?? '';
const member = async () => ({ cookie: toCookieHeader(await toSessionCookies(aSession(), false)) });

test('a member’s own tap hands token and user name to a trusted host, and no address of ours (M2, ruling 5)', async () => {
  const response = await ask(TARGET, { ...(await member()), 'sec-fetch-site': 'same-origin' });
  const url = new URL(placeOf(response));
  expect([response.status, url.host, url.pathname, url.searchParams.get('a')]).toEqual([
    303,
    'partner.example',
    '/club',
    '1',
  ]);
  expect(url.searchParams.getAll('token')).toEqual([aSession().token]);
  expect(url.searchParams.get('username')).toBe('lan');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
});

test('an older browser’s own page is known by the Referer (ruling 5)', async () => {
  const referer = 'http://one.localhost:3000/m/home';
  expect(placeOf(await ask('https://vip.club.example/', { ...(await member()), referer }))).toContain(
    'token=',
  );
});

test.each<Record<string, string>>([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { 'sec-fetch-site': 'cross-site', referer: 'http://one.localhost:3000/m/home' },
  { referer: 'https://evil.example/' },
  {},
])('a link from elsewhere, %j, hands nothing over (ruling 5)', async (headers) => {
  expect(placeOf(await ask('https://partner.example/', { ...(await member()), ...headers }))).toBe(
    'https://partner.example/',
  );
});

test('a visitor is led there plainly (ruling 5)', async () => {
  expect(placeOf(await ask('https://partner.example/', { 'sec-fetch-site': 'same-origin' }))).toBe(
    'https://partner.example/',
  );
});

test.each([
  undefined,
  '',
  'https://evil.example/',
  'https://partner.example.evil.example/',
  'https://partner.example@evil.example/',
  '//partner.example/',
  'http://partner.example/',
  'javascript:alert(1)',
])('%s is no way out: home (ruling 5)', async (to) => {
  const response = await ask(to, { ...(await member()), 'sec-fetch-site': 'same-origin' });
  expect([response.status, placeOf(response)]).toEqual([303, '/m/home']);
});

test('the trusted hosts of one merchant are not those of another (ruling 5)', async () => {
  expect(placeOf(await ask('https://partner.example/', {}, 'two.localhost:3000'))).toBe('/m/home');
});
