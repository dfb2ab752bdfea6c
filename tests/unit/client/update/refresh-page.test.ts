import { leaveTo, reloadPage } from '@/lib/client/page/leave-page';
import { refreshPage } from '@/lib/client/update/refresh-page';
import { updateWorker } from '@/lib/client/update/update-worker';
import { TIMING } from '@/lib/shared/constants';
import { resetPage } from '../page-of';

jest.mock('@/lib/client/page/leave-page', () => ({ leaveTo: jest.fn(), reloadPage: jest.fn() }));

const registration = {
  waiting: { postMessage: jest.fn() },
  installing: undefined as { postMessage: jest.Mock } | undefined,
  update: jest.fn().mockRejectedValue(new TypeError('offline')),
};
const getRegistration = jest.fn();

beforeEach(() => {
  resetPage();
  document.body.innerHTML = '';
  jest.useFakeTimers();
  getRegistration.mockResolvedValue(registration);
  Object.defineProperty(navigator, 'serviceWorker', { value: { getRegistration }, configurable: true });
});
afterEach(() => {
  jest.useRealTimers();
  history.replaceState(null, '', '/');
});

test('a listed page loads anew, 200 ms after the yes (S4, RR11, Z2)', async () => {
  expect(TIMING.refreshDelayMs).toBe(200);
  history.replaceState(null, '', '/m/register?r=A1');
  refreshPage();
  await jest.advanceTimersByTimeAsync(199);
  expect(reloadPage).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(reloadPage).toHaveBeenCalledTimes(1);
  expect(leaveTo).not.toHaveBeenCalled();
});

test('any other page goes home with the kept query (RR11, RR12)', async () => {
  history.replaceState(null, '', '/m/launchGame?code=g1&r=A1');
  refreshPage();
  await jest.advanceTimersByTimeAsync(200);
  expect(leaveTo).toHaveBeenCalledWith('/m/home?r=A1');
  expect(reloadPage).not.toHaveBeenCalled();
  expect(sessionStorage.getItem('mc_kept_form')).toBeNull();
});

test('the worker that waits is told to take over, the one being installed too (W3)', async () => {
  registration.installing = { postMessage: jest.fn() };
  refreshPage();
  await jest.advanceTimersByTimeAsync(0);
  expect(getRegistration).toHaveBeenCalledWith('/m/');
  expect(registration.waiting.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
  expect(registration.installing.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
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
    refreshPage();
    await jest.advanceTimersByTimeAsync(200);
    expect(reloadPage).toHaveBeenCalled();
  },
);

test('what is typed until the last moment is kept (S4)', async () => {
  document.body.innerHTML =
    '<form><input name="username"><input name="password" type="password" value="Passw0rd!"></form>';
  history.replaceState(null, '', '/m/register');
  refreshPage();
  await jest.advanceTimersByTimeAsync(150);
  const field = document.querySelector('input');
  if (field) field.value = 'minh';
  await jest.advanceTimersByTimeAsync(50);
  const kept = sessionStorage.getItem('mc_kept_form') ?? '';
  expect(kept).toContain('minh');
  expect(kept).not.toContain('Passw0rd!');
});
