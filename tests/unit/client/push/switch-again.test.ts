import { dropPushToken, makePushToken } from '@/lib/client/firebase/messaging';
import { getPush, notifyPush } from '@/lib/client/push/push-store';
import { startPush, switchPushOff, switchPushOn } from '@/lib/client/push/run-push';
import { fakeFetch, success } from '../fake-fetch';
import { resetPage, signIn } from '../page-of';
import { CONFIG, setUpPush, tearDownPush } from './push-device';

jest.mock('@/lib/client/firebase/messaging', () => ({ makePushToken: jest.fn(), dropPushToken: jest.fn() }));

afterEach(tearDownPush);

test('switched on again while switching off still runs, push is bound after it, and the new subscription stays (K8)', async () => {
  resetPage();
  signIn();
  const device = setUpPush();
  notifyPush({ type: 'left' });
  fakeFetch((path) => success(path.endsWith('/config') ? CONFIG : {}));
  jest.mocked(makePushToken).mockResolvedValue('a:token');
  await startPush();
  const order: string[] = [];
  device.subscription = { unsubscribe: () => order.push('ended') };
  let drop = (): void => undefined;
  jest.mocked(dropPushToken).mockReturnValue(new Promise((resolve) => (drop = resolve)));
  jest.mocked(makePushToken).mockImplementation(async () => {
    order.push('made');
    return 'a:new';
  });
  const both = Promise.all([switchPushOff(), switchPushOn()]);
  await new Promise((done) => setTimeout(done, 30));
  drop();
  await both;
  expect(order).toEqual(['ended', 'made']);
  expect(getPush().step).toBe('bound');
  expect(JSON.parse(localStorage.getItem('FCM_webToken') ?? '{}').token).toBe('a:new');
});
