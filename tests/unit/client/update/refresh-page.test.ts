import { leaveTo, reloadPage } from '@/lib/client/page/leave-page';
import { refreshPage } from '@/lib/client/update/refresh-page';
import { updateWorker } from '@/lib/client/update/update-worker';
import { REFRESH_DELAY_MS } from '@/lib/shared/constants';
import { resetPage } from '../page-of';

jest.mock('@/lib/client/page/leave-page', () => ({ leaveTo: jest.fn(), reloadPage: jest.fn() }));

class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installed';
  readonly postMessage = jest.fn();
  becomes(state: ServiceWorkerState) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

const registration: { waiting?: FakeWorker; installing?: FakeWorker; update: jest.Mock } = {
  update: jest.fn().mockRejectedValue(new TypeError('offline')),
};
const getRegistration = jest.fn();

beforeEach(() => {
  resetPage();
  document.body.innerHTML = '';
  registration.waiting = undefined;
  registration.installing = undefined;
  jest.useFakeTimers();
  getRegistration.mockResolvedValue(registration);
  Object.defineProperty(navigator, 'serviceWorker', { value: { getRegistration }, configurable: true });
});
afterEach(() => {
  jest.useRealTimers();
  history.replaceState(null, '', '/');
});

test('a listed page reloads, 200 ms after the confirmation (S4, RR11, Z2)', async () => {
  expect(REFRESH_DELAY_MS).toBe(200);
  history.replaceState(null, '', '/m/activity?r=A1');
  void refreshPage();
  await jest.advanceTimersByTimeAsync(199);
  expect(reloadPage).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(reloadPage).toHaveBeenCalledTimes(1);
  expect(leaveTo).not.toHaveBeenCalled();
});

test('any other page leads home with the carried query (RR11, RR12)', async () => {
  history.replaceState(null, '', '/m/launchGame?code=g1&r=A1');
  void refreshPage();
  await jest.advanceTimersByTimeAsync(200);
  expect(leaveTo).toHaveBeenCalledWith('/m/home?r=A1');
  expect(reloadPage).not.toHaveBeenCalled();
  expect(sessionStorage.getItem('mc_kept_form')).toBeNull();
});

test.each(['activated', 'redundant'] as const)(
  'the waiting worker gets the message to take over, and the page reloads once it is %s (S4, W3)',
  async (end) => {
    const waiting = new FakeWorker();
    registration.waiting = waiting;
    history.replaceState(null, '', '/m/activity');
    void refreshPage();
    await jest.advanceTimersByTimeAsync(400);
    expect(getRegistration).toHaveBeenCalledWith('/m/');
    expect(waiting.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
    waiting.becomes('activating');
    await jest.advanceTimersByTimeAsync(0);
    expect(reloadPage).not.toHaveBeenCalled();
    waiting.becomes(end);
    await jest.advanceTimersByTimeAsync(0);
    expect(reloadPage).toHaveBeenCalledTimes(1);
  },
);

test('a worker that is still being installed gets the message too; a late one delays the reload by at most 3 s, and reloads the page once it is active (S4, W3)', async () => {
  const installing = new FakeWorker();
  registration.installing = installing;
  history.replaceState(null, '', '/m/activity');
  void refreshPage();
  await jest.advanceTimersByTimeAsync(2_999);
  expect(installing.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
  expect(reloadPage).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(reloadPage).toHaveBeenCalledTimes(1);
  installing.becomes('activated');
  // The requested page may be arriving now: a second navigation would abort it.
  await jest.advanceTimersByTimeAsync(2_999);
  expect(reloadPage).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(reloadPage).toHaveBeenCalledTimes(2);
});

test.each([
  ['has no worker', () => getRegistration.mockResolvedValue(undefined)],
  ['refuses to tell', () => getRegistration.mockRejectedValue(new DOMException('no', 'SecurityError'))],
  ['knows no workers', () => Reflect.deleteProperty(navigator, 'serviceWorker')],
])(
  'a browser that %s refreshes all the same, and its update fails in silence (S4)',
  async (_what, arrange) => {
    arrange();
    await expect(updateWorker()).resolves.toBeUndefined();
    void refreshPage();
    await jest.advanceTimersByTimeAsync(200);
    expect(reloadPage).toHaveBeenCalled();
  },
);

test('input until the reload is stored (S4)', async () => {
  document.body.innerHTML =
    '<form><input name="username"><input name="password" type="password" value="Passw0rd!"></form>';
  history.replaceState(null, '', '/m/activity');
  void refreshPage();
  await jest.advanceTimersByTimeAsync(150);
  const field = document.querySelector('input');
  if (field) field.value = 'minh';
  await jest.advanceTimersByTimeAsync(50);
  const stored = sessionStorage.getItem('mc_kept_form') ?? '';
  expect(stored).toContain('minh');
  expect(stored).not.toContain('Passw0rd!');
});
