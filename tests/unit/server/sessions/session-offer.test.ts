import { readOffer, toDroppedOffer, toOfferCookie } from '@/lib/server/sessions/session-offer';
import { aSession, readSetCookie, toCookieHeader } from '@/tests/unit/server/support/facts';
import { movableClock } from '@/tests/unit/server/support/movable-clock';
import { forget, setEnv } from '@/tests/unit/server/support/test-site';

setEnv();
beforeEach(() => forget());

const offer = (location = '/m/game?code=a') => ({ session: aSession(), location });
const headersOf = (line: string) => new Headers({ cookie: toCookieHeader([line]) });

test('an offer is stored for 5 minutes with the flags of a session (ruling 4, SEC-49, SEC-56)', async () => {
  const { name, flags } = readSetCookie(await toOfferCookie(offer(), true));
  expect(name).toBe('__Host-mc_offer');
  expect(flags).toEqual(['Path=/', 'Max-Age=300', 'SameSite=Lax', 'HttpOnly', 'Secure']);
  expect(toDroppedOffer(true)).toBe('__Host-mc_offer=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly; Secure');
});

test('an offer is read back with its place, by its merchant only (SEC-12, SEC-56)', async () => {
  const headers = headersOf(await toOfferCookie(offer(), false));
  expect(await readOffer(headers, 'one', false)).toMatchObject({
    session: { id: '1001', token: 'token-canary-7f3a' },
    location: '/m/game?code=a',
  });
  expect(await readOffer(headers, 'two', false)).toBeUndefined();
});

test('an offer older than 5 minutes is invalid (SEC-56)', async () => {
  const clock = movableClock();
  const headers = headersOf(await toOfferCookie(offer(), false));
  await clock.advance(301_000);
  expect(await readOffer(headers, 'one', false)).toBeUndefined();
});

test.each(['https://evil.example', '//evil.example', '/m/..//evil', '/evil', ''])(
  'a place of %j is replaced by home (SEC-69)',
  async (location) => {
    const headers = headersOf(await toOfferCookie(offer(location), false));
    expect((await readOffer(headers, 'one', false))?.location).toBe('/m/home');
  },
);

test('a place that cannot be decoded is replaced by home, not thrown at (SEC-50)', async () => {
  const line = await toOfferCookie(offer('/m/x'), false);
  const headers = headersOf(line.replace(/:[^;]*/, ':%zz'));
  expect((await readOffer(headers, 'one', false))?.location).toBe('/m/home');
});

test.each(['', 'mc_offer=', 'mc_offer=x:y', 'mc_offer=:/m/home', 'mc_offer=%zz'])(
  'the cookie %j offers nothing (SEC-50)',
  async (cookie) => {
    expect(await readOffer(new Headers({ cookie }), 'one', false)).toBeUndefined();
  },
);

test('a long place does not push the cookie over 4096 bytes (SEC-49)', async () => {
  const line = await toOfferCookie(offer(`/m/game?x=${'é'.repeat(2_000)}`), true);
  expect(Buffer.byteLength(line)).toBeLessThan(4096);
});
