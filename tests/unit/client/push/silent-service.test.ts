import { makePushToken } from '@/lib/client/firebase/messaging';
import { getPush, notifyPush } from '@/lib/client/push/push-store';
import { startPush } from '@/lib/client/push/run-push';
import { fakeFetch, success } from '../fake-fetch';
import { resetPage, signIn } from '../page-of';
import { CONFIG, setUpPush, tearDownPush } from './push-device';

jest.mock('@/lib/client/firebase/messaging', () => ({ makePushToken: jest.fn() }));

afterEach(tearDownPush);

test('a browser whose push service never answers fails after half a minute, and the next page tries again (P2)', async () => {
  jest.useFakeTimers();
  resetPage();
  signIn();
  setUpPush();
  notifyPush({ type: 'left' });
  fakeFetch((path) => success(path.endsWith('/config') ? CONFIG : {}));
  jest.mocked(makePushToken).mockReturnValue(new Promise(() => undefined));
  const binding = startPush();
  await jest.advanceTimersByTimeAsync(29_000);
  expect(getPush().step).toBe('binding');
  await jest.advanceTimersByTimeAsync(2_000);
  await binding;
  expect(getPush().step).toBe('failed');
  expect(localStorage.getItem('FCM_webToken')).toBeNull();
  jest.useRealTimers();
});
