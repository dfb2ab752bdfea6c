import { isOnBreak } from '@/lib/worker/push/is-on-break';
import { handlePush, type PushScope } from '@/lib/worker/push/push-handlers';

const NOW = Date.now();
const inSeconds = (seconds: number) => String(Math.ceil(NOW / 1000) + seconds);
const cachesWith = (text?: string) =>
  ({
    has: async (name: string) => name === 'mc-break' && text !== undefined,
    open: async () => ({
      match: async (key: string) => (key === '/m/break' ? { text: async () => text } : undefined),
    }),
  }) as unknown as CacheStorage;

test.each([
  ['that lasts', inSeconds(600), true],
  ['that is over', inSeconds(-1), false],
  ['further away than any', inSeconds(40 * 86_400), false],
  ['that is no number', 'x', false],
  ['that is not there', undefined, false],
])('a mark %s counts: %s, %s (B5)', async (_what, text, expected) => {
  expect(await isOnBreak(cachesWith(text), NOW)).toBe(expected);
});

test('caches that are refused are no break', async () => {
  const refused = { has: () => Promise.reject(new Error('refused')) } as unknown as CacheStorage;
  expect(await isOnBreak(refused, NOW)).toBe(false);
});

test('during a break a message is shown nowhere: neither as a notification nor in a page (B5)', async () => {
  const showNotification = jest.fn();
  const matchAll = jest.fn(async () => []);
  const scope = {
    caches: cachesWith(inSeconds(600)),
    location: new URL('https://one.example/m/sw.js'),
    clients: { matchAll },
    registration: { showNotification },
  } as unknown as PushScope;
  await handlePush(scope, '{"fcmMessageId":"m","notification":{"title":"Hi"}}');
  expect([showNotification.mock.calls, matchAll.mock.calls]).toEqual([[], []]);
});
