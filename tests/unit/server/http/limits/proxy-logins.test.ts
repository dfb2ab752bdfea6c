import { handleCall } from '@/lib/server/api-proxy/handle-call';
import {
  allowedIn,
  type Call,
  from,
  LOGIN,
  limitedProvider,
  login,
  signedIn,
  statusesOf,
  times,
} from '@/tests/unit/server/http/limits/calls';
import { callRequest } from '@/tests/unit/server/support/call-request';
import { failed, ok } from '@/tests/unit/server/support/recording-provider';

jest.setTimeout(30_000);
const { provider, received } = limitedProvider();

test('a name is tried 10 times a minute from one address, in whatever spelling (SEC-62)', async () => {
  provider.answers[`POST ${LOGIN}`] = failed('login.cred.err');
  const statuses = await statusesOf(times(15, (nth) => login(nth % 2 ? 'lan' : ' L an', '198.51.100.1')));
  expect([statuses.slice(0, 10).includes(429), allowedIn(statuses), received(LOGIN)]).toEqual([
    false,
    10,
    10,
  ]);
  expect(allowedIn(await statusesOf([login('ann', '198.51.100.1')]))).toBe(1);
});

test('one address tries 30 logins a minute, over however many accounts (SEC-62)', async () => {
  provider.answers[`POST ${LOGIN}`] = failed('login.cred.err');
  const statuses = await statusesOf(times(50, (nth) => login(`player${nth}`)));
  expect([allowedIn(statuses), received(LOGIN)]).toEqual([30, 30]);
});

test('verification, social logins, resets and guesses at the old password count as logins too (SEC-62)', async () => {
  const body = { username: 'lan', verifyType: 'ga', verifyCode: '1' };
  const verify = times(12, (): Call => [`${LOGIN}/verification`, body, from('198.51.100.1')]);
  expect(allowedIn(await statusesOf(verify))).toBe(10);
  const line = times(32, (): Call => [`${LOGIN}/line`, { lineSessionToken: 'x' }, from('192.0.2.1')]);
  expect(allowedIn(await statusesOf(line))).toBe(30);
  const ann = await signedIn({ userName: 'ann' });
  const change = times(12, (): Call => {
    const headers = { ...ann, ...from('192.0.2.10') };
    return ['/wps/member/password', { oldPassword: 'a', newPassword: 'b' }, headers];
  });
  expect(allowedIn(await statusesOf(change))).toBe(10);
});

test('a rejection has the site’s own code, the visitor’s language and the time to wait, and reveals nothing of the account (provider-api §5)', async () => {
  provider.answers[`POST ${LOGIN}`] = failed('login.cred.err');
  await statusesOf(times(10, () => login('lan')));
  await statusesOf(times(10, () => login('nobody-knows')));
  const [path, body, headers] = login('lan');
  const known = await handleCall(callRequest(path, body, { ...headers, language: 'VI' }));
  const unknown = await handleCall(callRequest(...login('nobody-knows')));
  expect([known.status, unknown.status]).toEqual([429, 429]);
  expect(Number(known.headers.get('retry-after'))).toBeGreaterThan(50);
  expect(Number(known.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  expect(known.headers.get('cache-control')).toBe('no-store');
  const { traceId: _trace, message, ...reported } = await known.json();
  expect(reported).toEqual({ success: false, errorCode: 'TOO_MANY_REQUESTS' });
  const { traceId: _other, message: english, ...unknownAnswers } = await unknown.json();
  expect(unknownAnswers).toEqual(reported);
  expect(message).not.toBe(english);
});

test('a sign-in is no guess: its account is not used up, its address is (SEC-62)', async () => {
  provider.answers[`POST ${LOGIN}`] = ok({ token: 't', userName: 'lan' });
  const calls = times(15, (nth) => login('lan', `198.51.100.${nth}`));
  for (const call of calls) {
    expect(await statusesOf([call])).toEqual([200]);
  }
  provider.answers[`POST ${LOGIN}`] = failed('login.cred.err');
  expect(allowedIn(await statusesOf(times(15, () => login('lan', '192.0.2.1'))))).toBe(10);
});

test('an own sign-in does not wash away guesses at another account (SEC-62)', async () => {
  provider.answers[`POST ${LOGIN}`] = (request) =>
    (provider.open(request) as { type: string }).type === 'firebase'
      ? ok({ token: 't', userName: 'mallory' })
      : failed('login.cred.err');
  provider.answers['POST /wps/member/register/mobile'] = ok({ token: 't', userName: 'mallory' });
  let guesses = 0;
  for (let nth = 0; nth < 10; nth += 1) {
    guesses += allowedIn(await statusesOf([login('lan', '198.51.100.1')]));
    const proof = { type: 'firebase', firebaseIdToken: 'own', username: 'lan' };
    const extra = { mobileNum: `55512345${nth}`, username: 'lan', smsCode: '1' };
    await statusesOf([
      [LOGIN, proof, from('198.51.100.1')],
      ['/wps/member/register/mobile', extra, from('198.51.100.1')],
    ]);
  }
  expect(guesses).toBeLessThanOrEqual(10);
});
