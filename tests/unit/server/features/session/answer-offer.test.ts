import { answerOffer } from '@/lib/server/features/session/answer-offer';
import { readSession, toSessionCookies } from '@/lib/server/sessions/session-cookie';
import { toOfferCookie } from '@/lib/server/sessions/session-offer';
import { aSession, readSetCookie, toCookieHeader } from '@/tests/unit/server/support/facts';
import { forget, setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

setRegistry([toEntry('one')]);
beforeEach(() => forget('signed-out'));

const offered = aSession({ sid: 'offered', id: '2002', token: 'offered-token', userName: 'other' });
const own = { host: 'one.localhost:3000', origin: 'http://one.localhost:3000' };

const offerCookies = async () => {
  const lines = [
    ...(await toSessionCookies(aSession(), false)),
    await toOfferCookie({ session: offered, location: '/m/game?x=1' }, false),
  ];
  return toCookieHeader(lines);
};
const answer = (choice: string, headers: Record<string, string>) =>
  answerOffer(
    new Request('http://one.localhost:3000/m/switch/answer', {
      method: 'POST',
      body: `choice=${choice}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...own, ...headers },
    }),
  );

test('a yes takes the offered session under a fresh id and leads on (ruling 4, SEC-51, SEC-56)', async () => {
  const response = await answer('switch', { cookie: await offerCookies() });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/m/game?x=1']);
  const lines = response.headers.getSetCookie();
  expect(readSetCookie(lines[0] ?? '')).toMatchObject({ name: 'mc_offer', value: '' });
  const session = await readSession(new Headers({ cookie: toCookieHeader(lines) }), 'one', false);
  expect(session).toMatchObject({ id: '2002', token: 'offered-token' });
  expect(session?.sid).not.toBe('offered');
});

test.each(['switch', 'stay'])(
  'an offer is good once, and its seal is no session either, after the word %j (SEC-51, SEC-52)',
  async (choice) => {
    const cookie = await offerCookies();
    await answer(choice, { cookie });
    const again = await answer('switch', { cookie });
    expect([again.headers.get('location'), again.headers.getSetCookie().length]).toEqual(['/m/home', 1]);
    const seal = /mc_offer=([^:;]+)/.exec(cookie)?.[1] ?? '';
    expect(await readSession(new Headers({ cookie: `mc=${seal}` }), 'one', false)).toBeUndefined();
  },
);

test.each(['stay', '', 'SWITCH'])(
  'the answer %j leaves the member signed in and drops the offer (SEC-56)',
  async (choice) => {
    const response = await answer(choice, { cookie: await offerCookies() });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/m/game?x=1']);
    expect(response.headers.getSetCookie().map((line) => readSetCookie(line).name)).toEqual(['mc_offer']);
  },
);

test('without an offer it leads home (SEC-56)', async () => {
  const response = await answer('switch', {});
  expect([response.status, response.headers.get('location'), response.headers.getSetCookie()]).toEqual([
    303,
    '/m/home',
    ['mc_offer=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly'],
  ]);
});

test.each<Record<string, string>>([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://two.localhost:3000' },
  { 'sec-fetch-site': 'cross-site' },
  { host: 'strange.example' },
])('a form sent with %j is refused with 403 (SEC-56, SEC-58)', async (headers) => {
  const response = await answer('switch', { cookie: await offerCookies(), ...headers });
  expect([response.status, response.headers.getSetCookie()]).toEqual([403, []]);
});

test('a form without Origin and Sec-Fetch-Site is refused (SEC-58)', async () => {
  const request = new Request('http://one.localhost:3000/m/switch/answer', {
    method: 'POST',
    body: 'choice=switch',
    headers: { host: own.host, cookie: await offerCookies() },
  });
  expect((await answerOffer(request)).status).toBe(403);
});

test('a form of more than 1 kB is ignored (SEC-29)', async () => {
  const response = await answer(`switch&x=${'x'.repeat(2_000)}`, { cookie: await offerCookies() });
  expect(response.headers.getSetCookie()).toHaveLength(1);
});
