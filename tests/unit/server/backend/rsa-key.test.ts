import { generateKeyPairSync } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { dropRsaKey, getRsaKey } from '@/lib/server/backend/rsa-key';
import { movableClock } from '../support/movable-clock';
import { forget } from '../support/test-site';

const pem = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .publicKey.export({ type: 'spki', format: 'pem' })
  .toString();
const fetcher = () =>
  jest.fn(async () => {
    await wait(20);
    return pem;
  });

beforeEach(() => forget());

test('100 calls at once fetch the key once (WIRE §3.1, FLT-45)', async () => {
  const fetch = fetcher();
  const keys = await Promise.all(Array.from({ length: 100 }, () => getRsaKey('one', fetch)));
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(new Set(keys).size).toBe(1);
});

test('each merchant has a key of its own (SEC-9)', async () => {
  const fetch = fetcher();
  await Promise.all([getRsaKey('one', fetch), getRsaKey('two', fetch)]);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a key serves for 5 minutes and not longer (WIRE §3.1)', async () => {
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

test('a dropped key is fetched again (WIRE §3.5)', async () => {
  const fetch = fetcher();
  await getRsaKey('one', fetch);
  dropRsaKey('one');
  await getRsaKey('one', fetch);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test.each([
  ['no key', () => Promise.resolve('x')],
  ['an error', () => Promise.reject(new Error('down'))],
])('%s fails every waiting call and is not kept (WIRE §3.6)', async (_what, broken) => {
  const waiting = await Promise.allSettled([getRsaKey('one', broken), getRsaKey('one', broken)]);
  expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await getRsaKey('one', fetcher())).asymmetricKeyDetails?.modulusLength).toBe(2048);
});
