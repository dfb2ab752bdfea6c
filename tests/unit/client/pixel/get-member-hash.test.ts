import { webcrypto } from 'node:crypto';
import { getMemberHash } from '@/lib/client/pixel/pixel-dispatcher';
import { resetPage, signIn } from '@/tests/unit/client/page-of';

beforeEach(resetPage);
afterEach(() => Reflect.deleteProperty(window.crypto, 'subtle'));

const withDigest = (subtle: unknown) =>
  Object.defineProperty(window.crypto, 'subtle', { value: subtle, configurable: true });

test('a member is the SHA-256 of merchant and id, in hex, and a visitor has none (ruling 70)', async () => {
  withDigest(webcrypto.subtle);
  expect(await getMemberHash()).toBeUndefined();
  signIn();
  // printf 'aurora:1' | sha256sum
  expect(await getMemberHash()).toBe('7760095a4986dc9e052f23843e38c32526dcd8f0a672c732aa350c5fbbc40066');
});

test('where the browser offers no digest, nothing is reported (ruling 70)', async () => {
  withDigest(undefined);
  signIn();
  expect(await getMemberHash()).toBeUndefined();
  withDigest({ digest: () => Promise.reject(new Error('no')) });
  expect(await getMemberHash()).toBeUndefined();
});
