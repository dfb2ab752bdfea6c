// A provider that changes its key while players sign in, and one that cannot decrypt at all, against the built site.
import { ask, ownPost, type TextAnswer } from '@/tests/wire/support/ask';
import { callsTo, control, raiseSite } from '@/tests/wire/support/start-site';

jest.setTimeout(60_000);
const site = raiseSite({ LOG_LEVEL: 'error' });
beforeEach(async () => {
  for (const place of ['calls', 'faults']) await control(site.provider, place, undefined, 'DELETE');
});

const LOGIN = '/wps/session/login';
const KEY = '/wps/session/key/rsa';
const received = async (path: string) => (await callsTo(site.provider, path)).length;
const plant = (fault: object) => control(site.provider, 'faults', fault);

// Each from another device, so that none counts as a duplicate.
const login = (nth: number, password = 'Passw0rd!'): Promise<TextAnswer> =>
  ask({
    port: site.port,
    path: LOGIN,
    method: 'POST',
    headers: ownPost(site.port),
    body: JSON.stringify({ type: 'username', username: 'lan', password, loginDeviceId: `device${nth}` }),
  });
const logins = (count: number) => Promise.all(Array.from({ length: count }, (_, nth) => login(nth)));
const hasSignedIn = ({ text }: TextAnswer) => text.includes('"success":true');

test('a provider that changes its key and names the old one as expired costs no login, and one fetch of the key (FLT-51)', async () => {
  expect((await logins(1)).every(hasSignedIn)).toBe(true);
  await control(site.provider, 'calls', undefined, 'DELETE');
  await control(site.provider, 'keys/rotate', { merchant: 'aurora', discard: false });
  expect((await logins(8)).every(hasSignedIn)).toBe(true);
  expect(await received(KEY)).toBe(1);
  expect(await received(LOGIN)).toBeLessThanOrEqual(16);
});

test('a provider without the old key gets no call twice, and the next try signs in (FLT-51, provider-api §3)', async () => {
  expect((await logins(1)).every(hasSignedIn)).toBe(true);
  await control(site.provider, 'calls', undefined, 'DELETE');
  await control(site.provider, 'keys/rotate', { merchant: 'aurora', discard: true });
  expect(JSON.parse((await login(1)).text).errorCode).toBe('encryption_unavailable');
  expect([await received(KEY), await received(LOGIN)]).toEqual([1, 1]);
  expect(hasSignedIn(await login(2))).toBe(true);
});

test('the message of a provider’s key library reaches no browser, and the login is not repeated with the same key (FLT-51)', async () => {
  const message = 'error:02000079:rsa routines::oaep decoding error';
  await plant({ kind: 'error', path: LOGIN, httpStatus: 400, errorCode: 'ERR_OSSL_RSA_OAEP', message });
  const answer = await login(1);
  expect([answer.status, JSON.parse(answer.text).errorCode]).toEqual([502, 'encryption_unavailable']);
  expect(answer.text).not.toMatch(/ossl|oaep|rsa routines/i);
  expect(await received(LOGIN)).toBe(1);
});

test('a wrong password under 400 is one login at the provider (FLT-51)', async () => {
  await plant({
    kind: 'error',
    path: LOGIN,
    httpStatus: 400,
    errorCode: 'login.cred.err',
    message: 'Not right.',
  });
  expect(JSON.parse((await login(1, 'wrong')).text).errorCode).toBe('login.cred.err');
  expect([await received(LOGIN), await received(KEY)]).toEqual([1, 0]);
});
