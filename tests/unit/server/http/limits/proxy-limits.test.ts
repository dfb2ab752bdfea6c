import {
  allowedIn,
  type Call,
  from,
  limitedProvider,
  signedIn,
  statusesOf,
  times,
} from '@/tests/unit/server/http/limits/calls';
import { movableClock } from '@/tests/unit/server/support/movable-clock';
import { ok } from '@/tests/unit/server/support/recording-provider';

jest.setTimeout(30_000);
const { provider, received } = limitedProvider();

const SMS = '/wps/verification/sms/noLogin';
const sms = (mobileNum: string, address = '203.0.113.9'): Call => [
  SMS,
  { countryDialingCode: '84', mobileNum },
  from(address),
];

test('a number gets one message a minute, in whatever form it is written; an address sends 10 an hour (SEC-63)', async () => {
  provider.answers[`POST ${SMS}`] = ok({});
  const forms = ['912345678', '0912345678', '84912345678', '+84 912 345 678'];
  expect(await statusesOf(forms.map((form, nth) => sms(form, `198.51.100.${nth}`)))).toEqual([
    200, 429, 429, 429,
  ]);
  const numbers = times(15, (nth) => sms(`9123456${10 + nth}`, '192.0.2.7'));
  expect(allowedIn(await statusesOf(numbers))).toBe(10);
  expect(received(SMS)).toBe(11);
});

test('codes of a second factor and of a reset are messages too, each kind once a minute (SEC-63)', async () => {
  for (const path of ['/wps/session/login/verification/send', '/wps/member/password/reset/request']) {
    const calls = times(3, (place): Call => [path, { username: 'lan' }, from(`198.51.100.${place}`)]);
    expect(allowedIn(await statusesOf(calls))).toBe(1);
  }
});

test('a code by e-mail costs nothing: once a minute, but not five a day (SEC-63)', async () => {
  const clock = movableClock();
  const send = (verifyType: string): Call[] => [
    ['/wps/session/login/verification/send', { username: verifyType, verifyType }, from('192.0.2.8')],
  ];
  const allowed = { email: 0, sms: 0 };
  for (let nth = 0; nth < 8; nth += 1) {
    allowed.email += allowedIn(await statusesOf([...send('email'), ...send('email')]));
    allowed.sms += allowedIn(await statusesOf([...send('sms'), ...send('sms')]));
    await clock.advance(61_000);
  }
  expect(allowed).toEqual({ email: 8, sms: 5 });
});

test.each([
  ['/wps/member/register', 5],
  ['/wps/relay/S2S_events', 60],
  ['/wps/system/collect', 60],
])('%s is answered %i times an address (SEC-38)', async (path, tries) => {
  expect(allowedIn(await statusesOf(times(tries + 5, (): Call => [path, { username: 'x' }])))).toBe(tries);
});

test('reading is answered 600 times an address, IPv6 by its /64 (SEC-65)', async () => {
  provider.answers['GET /wps/system/country'] = ok({});
  const calls = times(
    620,
    (nth): Call => ['/wps/system/country', undefined, from(`2001:db8:1:2::${nth.toString(16)}`)],
  );
  expect(allowedIn(await statusesOf(calls))).toBe(600);
  expect(await statusesOf([['/wps/system/country', undefined, from('2001:db8:1:3::1')]])).toEqual([200]);
});

test('posts are counted by session, not by the shared address', async () => {
  provider.answers['POST /wps/relay/S2S_events'] = ok({});
  for (const sid of ['a', 'b']) {
    const headers = await signedIn({ sid: `6f1f7c1e-58a1-4f2b-9a55-0c9b2c9d000${sid}` });
    const calls = times(62, (): Call => ['/wps/relay/S2S_events', { events: '[]' }, headers]);
    expect(allowedIn(await statusesOf(calls))).toBe(60);
  }
});

test('a beacon that is too large is refused and counted (SEC-38)', async () => {
  const large = times(65, (): Call => ['/wps/system/collect', 'x'.repeat(300 * 1024)]);
  const statuses = await statusesOf(large);
  expect([...new Set(statuses.slice(0, 60))]).toEqual([413]);
  expect([...new Set(statuses.slice(60))]).toEqual([429]);
  expect(provider.requests).toHaveLength(0);
});
