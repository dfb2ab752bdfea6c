import { handleOf, startSession } from '@/lib/server/sessions/session';
import { aSession } from '@/tests/unit/server/support/facts';

const signIn = {
  merchant: 'one',
  token: 't',
  id: '1',
  userName: 'lan',
  customerType: 0,
  firstTimeLogin: false,
};

test('each sign-in has its own id (SEC-51)', () => {
  const ids = Array.from({ length: 100 }, () => startSession(signIn, 5).sid);
  expect(new Set(ids).size).toBe(100);
  expect(startSession(signIn, 5)).toMatchObject({ ...signIn, startedAtMs: 5, sealedAtMs: 5 });
});

test('the handle belongs to a token and a sign-in, changes with either, and reveals nothing of the token (E1, ruling 15, SEC-57)', () => {
  const handle = handleOf(aSession());
  expect(handleOf(aSession({ sealedAtMs: 1, userName: 'x' }))).toBe(handle);
  expect(handleOf(aSession({ token: 'another' }))).not.toBe(handle);
  expect(handleOf(aSession({ sid: 'another' }))).not.toBe(handle);
  expect(handle).toMatch(/^[\w-]{22}$/);
  expect(aSession().token).not.toContain(handle);
});
