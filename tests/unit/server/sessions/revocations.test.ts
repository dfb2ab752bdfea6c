import { beginSession } from '@/lib/server/sessions/begin-session';
import {
  findSessionEnd,
  getPasswordChange,
  isDeviceRevoked,
  replaceSession,
  revokeDevice,
  revokeSessions,
  revokeSessionsOf,
} from '@/lib/server/sessions/revocations';
import { startSession } from '@/lib/server/sessions/session';
import { readSession, toInvalidCookies, toSessionCookies } from '@/lib/server/sessions/session-cookie';
import { aSession, toCookieHeader } from '@/tests/unit/server/support/facts';
import { movableClock } from '@/tests/unit/server/support/movable-clock';
import { forget, setEnv } from '@/tests/unit/server/support/test-site';

setEnv();
beforeEach(() => forget());
afterEach(() => jest.restoreAllMocks());

const cookieOf = async (session = aSession()) =>
  new Headers({ cookie: toCookieHeader(await toSessionCookies(session, false)) });

test('a replaced session is refused, and its cookie is cleared after two minutes, not before (SEC-51)', async () => {
  const clock = movableClock();
  const headers = await cookieOf();
  expect(await toInvalidCookies(headers, 'one', false)).toHaveLength(2);
  replaceSession(aSession());
  expect(await readSession(headers, 'one', false)).toBeUndefined();
  expect(await toInvalidCookies(headers, 'one', false)).toEqual([]);
  await clock.advance(119_000);
  expect(await findSessionEnd(aSession())).toBe('replaced');
  await clock.advance(2_000);
  expect([await findSessionEnd(aSession()), await toInvalidCookies(headers, 'one', false)]).toEqual([
    'ended',
    [expect.stringMatching(/^mc=;/), expect.stringMatching(/^mc_hint=;/)],
  ]);
});

test('of an end and a replacement the first one counts (SEC-51)', async () => {
  revokeSessions(aSession());
  replaceSession(aSession());
  expect(await findSessionEnd(aSession())).toBe('ended');
  replaceSession(aSession({ sid: 'two' }));
  revokeSessions(aSession({ sid: 'two' }));
  expect(await findSessionEnd(aSession({ sid: 'two' }))).toBe('replaced');
});

test.each([
  ['by id', { id: '1001', userName: 'another' }],
  ['by name, however it is written', { id: '', userName: ' LAN ' }],
])(
  'a changed password ends what was proven before, %s, at that merchant alone (SEC-51)',
  async (_how, result) => {
    const before = { provenAtMs: Date.now(), ...result };
    await revokeSessionsOf({ merchant: 'one', id: '1001', userName: 'lan' });
    expect(await findSessionEnd(aSession({ sid: 'b', ...before }))).toBe('ended');
    expect(await findSessionEnd(aSession({ sid: 'b', ...before, merchant: 'two' }))).toBeUndefined();
    expect(await findSessionEnd(aSession({ sid: 'b', id: '7', userName: 'minh' }))).toBeUndefined();
  },
);

test('a seal of an earlier build counts from its first begin (SEC-51)', async () => {
  const old = aSession({ startedAtMs: Date.now() - 1_000, sealedAtMs: Date.now() + 60_000 });
  expect(await findSessionEnd(old)).toBeUndefined();
  await revokeSessionsOf(old);
  expect(await findSessionEnd(old)).toBe('ended');
});

test('a sign-in after a change is valid, though the clock was set back by an hour since (SEC-51, FLT-37)', async () => {
  const clock = movableClock();
  const first = await revokeSessionsOf(aSession());
  await clock.advance(-3_600_000);
  const session = await beginSession(aSession({ provenAtMs: undefined }));
  expect(await findSessionEnd(session)).toBeUndefined();
  expect(await revokeSessionsOf(aSession())).toBeGreaterThan(first);
  expect(await findSessionEnd(session)).toBe('ended');
});

test('a session that continues elsewhere keeps the time of its proof (SEC-51, SEC-53)', async () => {
  const moved = startSession({ ...aSession({ startedAtMs: 5, provenAtMs: 9 }) }, 20);
  expect(moved).toMatchObject({ startedAtMs: 5, provenAtMs: 9, sealedAtMs: 20 });
  expect(moved.sid).not.toBe(aSession().sid);
});

test('a member without id and name is ended for nothing (SEC-51)', async () => {
  await revokeSessionsOf({ merchant: 'one', id: '', userName: '' });
  expect(await getPasswordChange({ merchant: 'one', userName: '' })).toBe(0);
  expect(await findSessionEnd(aSession({ id: '', userName: '' }))).toBeUndefined();
});

test('a device’s key is dropped for its merchant only (SEC-51)', async () => {
  revokeDevice('one', 'k'.repeat(43));
  expect(await isDeviceRevoked('one', 'k'.repeat(43))).toBe(true);
  expect(await isDeviceRevoked('two', 'k'.repeat(43))).toBe(false);
  expect(await isDeviceRevoked('one', 'j'.repeat(43))).toBe(false);
});
