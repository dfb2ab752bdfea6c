import { handleOf } from '@/lib/server/sessions/session';
import {
  hasSessionCookie,
  readSession,
  toClearedCookies,
  toRenewedSession,
  toSessionCookies,
} from '@/lib/server/sessions/session-cookie';
import { aSession, readSetCookie, toCookieHeader } from '@/tests/unit/server/support/facts';
import { forget, setEnv } from '@/tests/unit/server/support/test-site';

setEnv();
beforeEach(() => forget());

const DAY = 24 * 3600 * 1000;

test.each([
  [true, '__Host-mc', '__Host-mc_hint'],
  [false, 'mc', 'mc_hint'],
])(
  'with https %s the cookies are %s and %s with their flags (SEC-49, provider-api §7, ruling 17)',
  async (https, name, hint) => {
    const [seal, sign] = (await toSessionCookies(aSession(), https)).map(readSetCookie);
    const secure = https ? ['Secure'] : [];
    expect(seal).toMatchObject({
      name,
      flags: ['Path=/', 'Max-Age=1209600', 'SameSite=Lax', 'HttpOnly', ...secure],
    });
    expect(sign).toEqual({
      name: hint,
      value: `1${handleOf(aSession()).slice(0, 8)}`,
      flags: ['Path=/', 'Max-Age=1209600', 'SameSite=Lax', ...secure],
    });
  },
);

test('the whole line stays under 4096 bytes, for a token of 1,500 characters too (SEC-49, ruling 16)', async () => {
  const [line = ''] = await toSessionCookies(
    aSession({ token: 'x'.repeat(1_500), userName: '😀'.repeat(16) }),
    true,
  );
  expect(Buffer.byteLength(line)).toBeLessThan(4096);
});

test.each([true, false])(
  'what was written is read back (https %s), by its merchant only (SEC-12, provider-api §7)',
  async (https) => {
    const session = aSession();
    const headers = new Headers({ cookie: toCookieHeader(await toSessionCookies(session, https)) });
    expect(await readSession(headers, 'one', https)).toEqual(session);
    expect(await readSession(headers, 'two', https)).toBeUndefined();
    expect(await readSession(headers, 'one', !https)).toBeUndefined();
  },
);

test('a cookie that is sent twice is ignored, even if one is valid (SEC-50)', async () => {
  const cookie = toCookieHeader(await toSessionCookies(aSession(), false));
  for (const twice of [`${cookie}; mc=x`, `mc=x; ${cookie}`, `${cookie}; ${cookie}`]) {
    expect(await readSession(new Headers({ cookie: twice }), 'one', false)).toBeUndefined();
    expect(hasSessionCookie(new Headers({ cookie: twice }), false)).toBe(true);
  }
});

test.each([
  '',
  'mc=',
  'mc=%zz',
  'mc="a"',
  `mc=${'x'.repeat(20_000)}`,
  'mc',
  '=;=;',
  'mc=Fe26.2*1*2*3*4*5*6*7~2',
])('the cookie %.30j is a visitor’s (SEC-50)', async (cookie) => {
  expect(await readSession(new Headers({ cookie }), 'one', false)).toBeUndefined();
});

test.each([
  ['mc=x', true],
  ['mc_hint=1', true],
  ['other=1', false],
  ['', false],
])('%j carries a session cookie, good or bad: %s', (cookie, has) => {
  expect(hasSessionCookie(new Headers({ cookie }), false)).toBe(has);
});

test('cleared cookies are empty, expired and keep their flags (SEC-49, A16)', () => {
  expect(toClearedCookies(true)).toEqual([
    '__Host-mc=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly; Secure',
    '__Host-mc_hint=; Path=/; Max-Age=0; SameSite=Lax; Secure',
  ]);
});

test('use renews a seal of more than a day, and nothing else of the session (B2)', () => {
  const session = aSession({ startedAtMs: 1, sealedAtMs: 1000 });
  expect(toRenewedSession(session, 1000 + DAY)).toBeUndefined();
  expect(toRenewedSession(session, 1001 + DAY)).toEqual({ ...session, sealedAtMs: 1001 + DAY });
});
