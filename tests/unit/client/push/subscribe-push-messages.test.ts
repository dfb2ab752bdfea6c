import { withPushHosts } from '@/lib/client/api/with-push-hosts';
import { subscribePushMessages } from '@/lib/client/push/subscribe-push-messages';
import { setUpPush, tearDownPush } from './push-device';

beforeEach(() => setUpPush());
afterEach(tearDownPush);

const NEWS = { isFirebaseMessaging: true, messageType: 'push-received', notification: { title: 'Hi' } };
const write = (data: unknown) => navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data }));

test('a visible page receives the worker’s messages, and nothing else (P2)', () => {
  const listener = jest.fn();
  const stop = subscribePushMessages(listener);
  write(NEWS);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(listener).toHaveBeenCalledWith({ title: 'Hi', body: '', path: '/m/home' });
  const others = [null, 'x', {}, { ...NEWS, isFirebaseMessaging: 'yes' }, { ...NEWS, messageType: 'other' }];
  for (const other of [...others, { ...NEWS, notification: { title: 7 } }]) write(other);
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  write(NEWS);
  Reflect.deleteProperty(document, 'visibilityState');
  stop();
  write(NEWS);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('the library uses the hosts of the registry, and the page’s fetch is its own again afterwards (SEC-79)', async () => {
  const plain = jest.fn(async () => new Response('{}'));
  window.fetch = plain;
  const hosts = { installations: 'http://a.test', registrations: 'http://b.test' };
  const ask = (address: string) => withPushHosts(hosts, () => window.fetch(address));
  await Promise.all([
    ask('https://firebaseinstallations.googleapis.com/v1/x'),
    ask('https://fcmregistrations.googleapis.com/v1/y'),
    ask('https://other.example/z'),
  ]);
  expect(plain.mock.calls.map((call) => String((call as unknown[])[0]))).toEqual([
    'http://a.test/v1/x',
    'http://b.test/v1/y',
    'https://other.example/z',
  ]);
  const failing = withPushHosts(hosts, () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(window.fetch).toBe(plain);
  await withPushHosts(undefined, async () => expect(window.fetch).toBe(plain));
});
