// The library's behaviour at our boundary: constants and fallbacks are its own (Z3, A23), the token sync is ours (K11).
import { GoogleAuthProvider, signInWithCredential, signOut, type User } from 'firebase/auth';
import { getAuthFor } from '@/lib/client/firebase/auth-app';
import { finishTotpEnrolment, startTotpEnrolment } from '@/lib/client/firebase/enrolment';
import { takeToken } from '@/lib/client/firebase/token-sync';
import { forgetSession } from '@/lib/client/session-end/forget-session';
import { fakeFetch } from '@/tests/unit/client/fake-fetch';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = Math.floor(Date.now() / 1000);
const tokenOf = (iat: number) =>
  `${encode({ alg: 'none' })}.${encode({ sub: 'u1', iat, auth_time: iat, exp: iat + 3600 })}.`;
const ID_TOKEN = tokenOf(now);
const facts = (projectId: string, more: object = {}) => ({
  config: { apiKey: 'key-1', authDomain: 'one.firebaseapp.com', projectId },
  ...more,
});

/** The service: signs every visitor in as `email`, and starts an authenticator app. */
const service = (email?: string, idToken = ID_TOKEN) =>
  fakeFetch((path) => {
    if (path.endsWith(':signInWithIdp')) return { body: { idToken, refreshToken: 'r', expiresIn: '3600' } };
    if (path.endsWith(':lookup')) return { body: { users: [{ localId: 'u1', email }] } };
    if (path.endsWith('mfaEnrollment:finalize')) return { body: { idToken: ID_TOKEN, refreshToken: 'r' } };
    if (path.endsWith('mfaEnrollment:start'))
      return {
        body: {
          totpSessionInfo: {
            sharedSecretKey: 'SECRET234',
            verificationCodeLength: 6,
            hashingAlgorithm: 'SHA1',
            periodSec: 30,
            sessionInfo: 's',
            finalizeEnrollmentTime: 'x',
          },
        },
      };
    return {};
  });

async function signIn(settings: ReturnType<typeof facts>): Promise<User> {
  const auth = getAuthFor(settings, 'plain');
  return (await signInWithCredential(auth, GoogleAuthProvider.credential('a.b.c'))).user;
}

const nameOf = (address: string) =>
  decodeURIComponent(new URL(address).pathname.replace(/^\/+(totp\/)?/, ''));

test('an authenticator app without names is the app’s and unknownuser’s (A23)', async () => {
  service();
  const { address } = await startTotpEnrolment(await signIn(facts('totp-1')));
  expect(address).toMatch(
    /^otpauth:\/\/totp\/plain-totp-1:unknownuser\?secret=SECRET234&issuer=plain-totp-1/,
  );
});

test('the e-mail address is the account, and given names are both names (A23)', async () => {
  service('ana@mail.example');
  const user = await signIn(facts('totp-2'));
  expect(nameOf((await startTotpEnrolment(user)).address)).toBe('plain-totp-2:ana@mail.example');
  const { address } = await startTotpEnrolment(user, { account: 'lan', issuer: 'One' });
  expect(nameOf(address)).toBe('One:lan');
});

test('an authenticator app is added with its code and a name (A23)', async () => {
  const calls = service();
  const user = await signIn(facts('totp-3'));
  const { secret } = await startTotpEnrolment(user);
  await finishTotpEnrolment(user, { secret, code: '123456', name: 'My app' });
  const finalized = calls.find(({ url }) => url.includes('mfaEnrollment:finalize'));
  expect(JSON.parse(String(finalized?.init.body))).toMatchObject({
    idToken: ID_TOKEN,
    displayName: 'My app',
    totpVerificationInfo: { sessionInfo: 's', verificationCode: '123456' },
  });
});

test('the library uses the hosts that the policy allows, with the page’s language (SEC-79)', async () => {
  document.documentElement.lang = 'pt-BR';
  const calls = service();
  await signIn(facts('hosts'));
  expect(new Set(calls.map(({ url }) => new URL(url).origin))).toEqual(
    new Set(['https://identitytoolkit.googleapis.com']),
  );
  expect(new Headers(calls[0]?.init.headers).get('X-Firebase-Locale')).toBe('pt-BR');
});

describe('the token sync', () => {
  beforeAll(() => Object.assign(window, { isSecureContext: true }));
  const syncsOf = (calls: ReturnType<typeof fakeFetch>) =>
    calls
      .filter(({ url }) => url === '/auth/token')
      .map(({ init }) => [init.method, new Headers(init.headers).get('Authorization')]);

  test('receives a token by POST with a bearer, and its end by DELETE without one (K11, ruling 25)', async () => {
    const calls = service();
    const settings = facts('sync-1', { tokenSyncUrl: '/auth/token' });
    const auth = getAuthFor(settings, 'plain');
    const signedIn = await signInWithCredential(auth, GoogleAuthProvider.credential('a.b.c'));
    expect(await takeToken(auth, signedIn)).toBe(ID_TOKEN);
    expect(syncsOf(calls)).toEqual([['POST', `Bearer ${ID_TOKEN}`]]);
    await signOut(auth);
    await new Promise((done) => setTimeout(done));
    expect(syncsOf(calls)).toEqual([
      ['POST', `Bearer ${ID_TOKEN}`],
      ['DELETE', null],
    ]);
  });

  test('the end of the site’s session signs the synced user out, by one DELETE whichever page it ends on (K11)', async () => {
    const asked = service();
    const auth = getAuthFor(facts('sync-2', { tokenSyncUrl: '/auth/token' }), 'plain');
    await takeToken(auth, await signInWithCredential(auth, GoogleAuthProvider.credential('a.b.c')));
    await new Promise((done) => setTimeout(done));
    expect(auth.currentUser).not.toBeNull();
    forgetSession();
    forgetSession();
    await new Promise((done) => setTimeout(done));
    expect(auth.currentUser).toBeNull();
    expect(syncsOf(asked).map(([method]) => method)).toEqual(['POST', 'DELETE']);
  });

  test('a token that was issued more than 300 seconds ago is not sent (K11)', async () => {
    const asked = service(undefined, tokenOf(now - 301));
    await signIn(facts('sync-old', { tokenSyncUrl: '/auth/token' }));
    await new Promise((done) => setTimeout(done));
    expect(syncsOf(asked)).toEqual([]);
  });

  test.each([undefined, 'https://other.example/auth/token'])('is off for %s (K11)', async (tokenSyncUrl) => {
    const calls = service();
    await signIn(facts(`sync-${tokenSyncUrl ? 'foreign' : 'off'}`, { tokenSyncUrl }));
    expect(
      calls.filter(({ init }) => init.method === 'DELETE' || /auth\/token/.test(String(init.body))),
    ).toEqual([]);
    expect(calls.every(({ url }) => url.startsWith('https://identitytoolkit.googleapis.com/'))).toBe(true);
  });
});
