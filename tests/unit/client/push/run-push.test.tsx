import { act, renderHook } from '@testing-library/react';
import { dropPushToken, makePushToken } from '@/lib/client/firebase/messaging';
import { getPush, notifyPush } from '@/lib/client/push/push-store';
import { agreeToPush, startPush, switchPushOff } from '@/lib/client/push/run-push';
import { usePushSetup } from '@/lib/client/push/use-push';
import { clearSession } from '@/lib/client/session/session-store';
import { failure, fakeFetch, success } from '../fake-fetch';
import { resetPage, signIn } from '../page-of';
import { CONFIG, type PushDevice, setUpPush, tearDownPush } from './push-device';

jest.mock('@/lib/client/firebase/messaging', () => ({ makePushToken: jest.fn(), dropPushToken: jest.fn() }));

const [BIND, SUBSCRIBE] = ['/wps/relay/CSP_fcmBind', '/wps/relay/CSP_fcmSubscribe'];
let device: PushDevice;

beforeEach(() => {
  resetPage();
  signIn();
  device = setUpPush();
  notifyPush({ type: 'left' });
  jest.mocked(makePushToken).mockResolvedValue('a:token');
  jest.mocked(dropPushToken).mockResolvedValue(undefined);
});
afterEach(tearDownPush);

/** A provider with push that rejects the named calls. */
const provider = (refused = '', pushEnabled = true) =>
  fakeFetch((path) => {
    if (path === refused) return failure('no');
    if (path.endsWith('/config')) return success(CONFIG);
    return success(path.endsWith('ConsumerSetting') ? { pushEnabled } : {});
  });
const pathsOf = (requests: readonly { url: string }[]) => requests.map(({ url }) => url.split('?')[0]);
const stored = () => localStorage.getItem('FCM_webToken');

test('nothing happens before ten seconds have passed, and nothing at all for a visitor (P1)', async () => {
  jest.useFakeTimers();
  const calls = provider();
  const { unmount } = renderHook(usePushSetup);
  await act(() => jest.advanceTimersByTimeAsync(9_999));
  expect(calls).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(pathsOf(calls)).toContain('/wps/system/config');
  unmount();
  clearSession();
  const before = calls.length;
  renderHook(usePushSetup);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(calls).toHaveLength(before);
  jest.useRealTimers();
});

test('an existing permission binds and subscribes in this order, and stores the token’s owner (P2, P5)', async () => {
  const calls = provider();
  await startPush();
  expect(getPush()).toEqual({ step: 'bound', isWanted: false });
  expect(pathsOf(calls).slice(-2)).toEqual([BIND, SUBSCRIBE]);
  expect(calls.at(-1)?.init.body).toBe('{"registrationToken":"a:token","topic":"ALL"}');
  const record = JSON.parse(stored() ?? '{}');
  expect(record).toMatchObject({
    token: 'a:token',
    merchant: 'aurora',
    member: '1',
    time: expect.any(Number),
  });
});

test.each([[BIND], [SUBSCRIBE]])(
  'where %s is refused nothing is stored, so that the next page tries again (P2)',
  async (path) => {
    provider(path);
    await startPush();
    expect(getPush().step).toBe('failed');
    expect(stored()).toBeNull();
  },
);

test('a browser that cannot create a token shows nothing, and the provider receives nothing (P2)', async () => {
  jest.mocked(makePushToken).mockRejectedValue(new DOMException('no push service', 'AbortError'));
  const calls = provider();
  await startPush();
  expect(getPush().step).toBe('failed');
  expect(pathsOf(calls)).not.toContain(BIND);
});

test('a token that arrives after its member’s logout is not bound (P6)', async () => {
  const calls = provider();
  jest.mocked(makePushToken).mockImplementation(async () => {
    clearSession();
    return 'a:token';
  });
  await startPush();
  expect(pathsOf(calls)).not.toContain(BIND);
  expect(stored()).toBeNull();
});

test('no prompt without the provider’s data, or at a merchant without push (P1)', async () => {
  device.permission = 'default';
  provider('', false);
  await startPush();
  expect(getPush().step).toBe('done');
  notifyPush({ type: 'left' });
  sessionStorage.removeItem('mc_cache');
  resetPage();
  signIn();
  fakeFetch(() => success({}));
  await startPush();
  expect(getPush().step).toBe('idle');
});

test('accepting asks the browser; its refusal leads to the tips, and the day counts as prompted (P1, P3)', async () => {
  device.permission = 'default';
  provider();
  await startPush();
  expect(getPush().step).toBe('asking');
  device.permission = 'denied';
  await agreeToPush();
  expect(getPush().step).toBe('tips');
  expect(localStorage.getItem('FCM_closeDate')).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('switched off on this device the subscription ends, and is not bound again automatically; another member’s is (K8, P6)', async () => {
  const calls = provider();
  await startPush();
  const unsubscribe = jest.fn();
  device.subscription = { unsubscribe };
  await switchPushOff();
  const ended = calls.find(({ url }) => url.includes('fcmUnsubscribe'));
  expect(ended?.init.body).toBe('{"registrationToken":"a:token","unsubscribeAll":true}');
  expect(unsubscribe).toHaveBeenCalledTimes(1);
  expect(stored()).toBeNull();
  notifyPush({ type: 'left' });
  await startPush();
  expect([getPush().step, stored()]).toEqual(['done', null]);
  localStorage.setItem('mc_push_off', 'another');
  notifyPush({ type: 'left' });
  await startPush();
  expect(getPush().step).toBe('bound');
});
