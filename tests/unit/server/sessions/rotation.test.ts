import { aSession } from '@/tests/unit/server/support/facts';
import { forget, SECRET, setEnv } from '@/tests/unit/server/support/test-site';

jest.setTimeout(30_000);
type Seal = typeof import('@/lib/server/sessions/seal');

/** The module as a process with these secrets has it, newest first. */
function withSecrets(...secrets: string[]): Seal {
  forget();
  setEnv({ SESSION_SECRET: secrets.join(',') });
  let seal: Seal | undefined;
  jest.isolateModules(() => {
    seal = jest.requireActual<Seal>('@/lib/server/sessions/seal');
  });
  return seal as Seal;
}

const [OLD, NEW, NEWEST] = [`${SECRET}-1`, `${SECRET}-2`, `${SECRET}-3`] as const;

test('during a rotation the old secret opens, and new seals use the new one (SEC-54)', async () => {
  const old = await withSecrets(OLD).sealSession(aSession());
  const rotating = withSecrets(NEW, OLD);
  expect(await rotating.openSession(old, 'one')).toMatchObject({ id: '1001' });
  const fresh = await rotating.sealSession(aSession());
  expect(await withSecrets(NEW).openSession(fresh, 'one')).toMatchObject({ id: '1001' });
});

test('a retired secret opens nothing (SEC-54)', async () => {
  const old = await withSecrets(OLD).sealSession(aSession());
  expect(await withSecrets(NEW).openSession(old, 'one')).toBeUndefined();
  expect(await withSecrets(NEWEST, NEW).openSession(old, 'one')).toBeUndefined();
});

test('the order of secrets does not matter for opening (SEC-54)', async () => {
  const sealed = await withSecrets(NEW, OLD).sealSession(aSession());
  expect(await withSecrets(OLD, NEWEST, NEW).openSession(sealed, 'one')).toBeDefined();
});
