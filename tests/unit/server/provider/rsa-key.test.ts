import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { getReplacedRsaKey, getRsaKey } from '@/lib/server/provider/rsa-key';
import { movableClock } from '@/tests/unit/server/support/movable-clock';
import { forget } from '@/tests/unit/server/support/test-site';

const makePem = () =>
  generateKeyPairSync('rsa', { modulusLength: 2048 })
    .publicKey.export({ type: 'spki', format: 'pem' })
    .toString();
const pem = makePem();
const fetcher = (text = pem) =>
  jest.fn(async () => {
    await wait(20);
    return text;
  });

beforeEach(() => forget());

test('100 calls at once fetch the key once (provider-api §3, FLT-45)', async () => {
  const fetch = fetcher();
  const keys = await Promise.all(Array.from({ length: 100 }, () => getRsaKey('one', fetch)));
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(new Set(keys).size).toBe(1);
});

test('each merchant has its own key (SEC-9)', async () => {
  const fetch = fetcher();
  await Promise.all([getRsaKey('one', fetch), getRsaKey('two', fetch)]);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a key serves for 5 minutes and not longer (provider-api §3)', async () => {
  const clock = movableClock();
  const fetch = fetcher();
  await getRsaKey('one', fetch);
  await clock.advance(299_000);
  await getRsaKey('one', fetch);
  expect(fetch).toHaveBeenCalledTimes(1);
  await clock.advance(2_000);
  await getRsaKey('one', fetch);
  expect(fetch).toHaveBeenCalledTimes(2);
});

const replaced = (key: KeyObject, fetch: () => Promise<string>, sealedAtMs = performance.now()) =>
  getReplacedRsaKey('one', { key, sealedAtMs }, fetch);

test('100 calls that fail with a key share one fetch of its successor (FLT-51, FLT-45)', async () => {
  const key = await getRsaKey('one', fetcher());
  const fetch = fetcher(makePem());
  const keys = await Promise.all(Array.from({ length: 100 }, () => replaced(key, fetch)));
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(keys.every((result) => result && !result.equals(key))).toBe(true);
  await replaced(key, fetch);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a key that is still the same has no successor, and is fetched once for all pending calls (FLT-51)', async () => {
  const key = await getRsaKey('one', fetcher());
  const sealedAtMs = performance.now();
  const fetch = fetcher();
  expect(await replaced(key, fetch, sealedAtMs)).toBeUndefined();
  expect(await replaced(key, fetch, sealedAtMs)).toBeUndefined();
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(await replaced(key, fetch)).toBeUndefined();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test.each([
  ['no key', () => Promise.resolve('x')],
  ['an error', () => Promise.reject(new Error('down'))],
])('%s fails every waiting call and is not cached (provider-api §3)', async (_what, broken) => {
  const waiting = await Promise.allSettled([getRsaKey('one', broken), getRsaKey('one', broken)]);
  expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await getRsaKey('one', fetcher())).asymmetricKeyDetails?.modulusLength).toBe(2048);
});
