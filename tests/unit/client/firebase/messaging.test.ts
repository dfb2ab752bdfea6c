import { deleteToken, getToken, isSupported } from 'firebase/messaging';
import { dropPushToken, makePushToken } from '@/lib/client/firebase/messaging';

jest.mock('firebase/app', () => ({ getApps: () => [], initializeApp: (config: object) => config }));
jest.mock('firebase/messaging', () => ({
  isSupported: jest.fn(),
  getMessaging: (app: object) => ({ app }),
  getToken: jest.fn(),
  deleteToken: jest.fn(),
}));

const config = { apiKey: 'key', projectId: 'demo-aurora', appId: 'app', messagingSenderId: '1' };
const settings = { config, vapidKey: 'vapid' };
const registration = { scope: '/m/' } as ServiceWorkerRegistration;

const [supported, made, dropped] = [isSupported, getToken, deleteToken].map((one) => jest.mocked(one));

test('a browser without push makes no token, and a page without a token deletes none', async () => {
  supported?.mockResolvedValue(false as never);
  expect(await makePushToken({ settings, registration })).toBeUndefined();
  await dropPushToken();
  expect(made).not.toHaveBeenCalled();
  expect(dropped).not.toHaveBeenCalled();
});

test('the library gets the site’s own worker and registers none at the root; the token goes by the same messaging (ruling 39)', async () => {
  supported?.mockResolvedValue(true as never);
  made?.mockResolvedValue('token' as never);
  expect(await makePushToken({ settings, registration })).toBe('token');
  const messaging = { app: config };
  expect(made?.mock.calls).toEqual([
    [messaging, { vapidKey: 'vapid', serviceWorkerRegistration: registration }],
  ]);
  await dropPushToken();
  await dropPushToken();
  expect(dropped?.mock.calls).toEqual([[messaging]]);
});
