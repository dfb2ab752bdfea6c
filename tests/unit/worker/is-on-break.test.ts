import { handlePush, isOnBreak, type PushScope } from '@/lib/worker/push/push-handlers';

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

const CHROME = 'Mozilla/5.0 AppleWebKit/537.36 Chrome/126.0 Safari/537.36';
const SAFARI = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1';

test.each([
  ['no page is in sight', 'hidden', CHROME, 1],
  ['a page is in sight', 'visible', CHROME, 0],
  ['a page is in sight in a browser that demands one all the same', 'visible', SAFARI, 1],
])(
  'during a break, when %s, nothing of a message is shown but the site’s name (B5, P2)',
  async (_when, visibilityState, userAgent, times) => {
    const showNotification = jest.fn();
    const postMessage = jest.fn();
    const matchAll = jest.fn(async () => [
      { url: 'https://one.example/m/home', visibilityState, postMessage },
    ]);
    const scope = {
      caches: cachesWith(inSeconds(600)),
      location: new URL('https://one.example/m/sw.js'),
      clients: { matchAll },
      navigator: { userAgent },
      registration: { showNotification, getNotifications: async () => [] },
    } as unknown as PushScope;
    await handlePush(scope, '{"fcmMessageId":"m","notification":{"title":"Hi"}}');
    expect(postMessage).not.toHaveBeenCalled();
    expect(showNotification).toHaveBeenCalledTimes(times);
    for (const [title, shown] of showNotification.mock.calls) {
      expect([title, shown.body, shown.silent, shown.data]).toEqual([
        'one.example',
        '',
        true,
        { path: '/m/home' },
      ]);
      expect(JSON.stringify(shown)).not.toContain('Hi');
    }
  },
);
