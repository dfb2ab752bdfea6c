import { markInboxRead } from '@/lib/client/inbox/inbox-store';
import { handlePush, type PushScope } from '@/lib/worker/push/push-handlers';

const { origin } = window.location;

/** One lock of a browser: its holders take turns. */
function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: () => Promise<unknown>) => {
    last = last.then(work);
    return last;
  };
  return { request };
}

afterEach(() => {
  Reflect.deleteProperty(window, 'caches');
  Reflect.deleteProperty(window.navigator, 'locks');
});

test('a message that arrives while the player opens another one is stored, and the other is read (B21)', async () => {
  let stored = JSON.stringify([{ id: 'a', title: 'A', body: '', path: '/m/news', at: 1, isRead: false }]);
  const cache = {
    match: async () => new Response(stored),
    put: async (_path: string, answer: Response) => {
      stored = await answer.text();
    },
  };
  const caches = { has: async () => true, open: async () => cache };
  const locks = fakeLocks();
  Object.defineProperty(window, 'caches', { value: caches, configurable: true });
  Object.defineProperty(window.navigator, 'locks', { value: locks, configurable: true });
  const scope = {
    caches: { ...caches, has: async (name: string) => name === 'mc-inbox' },
    location: new URL(origin),
    navigator: { locks },
    clients: { matchAll: async () => [] },
    registration: { showNotification: async () => undefined, getNotifications: async () => [] },
  } as unknown as PushScope;
  const text = JSON.stringify({ fcmMessageId: 'b', notification: { title: 'B' } });
  await Promise.all([markInboxRead('a'), handlePush(scope, text)]);
  expect(JSON.parse(stored)).toMatchObject([
    { id: 'b', isRead: false },
    { id: 'a', isRead: true },
  ]);
});
