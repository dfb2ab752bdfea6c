import { storeLanding } from '@/lib/client/attribution/store-landing';
import { forceFullScreen } from '@/lib/client/game/force-full-screen';
import { resetPage } from '../page-of';

const request = jest.fn(async () => undefined);

beforeEach(() => {
  resetPage();
  request.mockClear();
  window.history.replaceState(null, '', '/m/launchGame');
  Object.assign(document.documentElement, { requestFullscreen: request });
  Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true });
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ matches: query === '(pointer: coarse)' }) as MediaQueryList);
});
afterEach(() => {
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

test('a tap on a phone fills the screen (RR8)', () => {
  forceFullScreen();
  expect(request).toHaveBeenCalledTimes(1);
});

test('fullscreen=0 in the address suppresses it, and for the rest of the visit; fullscreen=1 takes that back (RR8)', () => {
  window.history.replaceState(null, '', '/m/launchGame?fullscreen=0');
  forceFullScreen();
  storeLanding(window.location.search);
  window.history.replaceState(null, '', '/m/launchGame');
  forceFullScreen();
  expect(request).not.toHaveBeenCalled();
  window.history.replaceState(null, '', '/m/launchGame?fullscreen=1');
  forceFullScreen();
  expect(request).toHaveBeenCalledTimes(1);
});

test.each([
  [
    'where the screen cannot be filled',
    () => Object.defineProperty(document, 'fullscreenEnabled', { value: false, configurable: true }),
  ],
  [
    'with a mouse',
    () => jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList),
  ],
  ['from the home screen', () => sessionStorage.setItem('homescreen', '1')],
])('%s nothing happens (RR8, B17)', (_what, arrange) => {
  arrange();
  forceFullScreen();
  expect(request).not.toHaveBeenCalled();
});

test('a browser that refuses is left alone (B17)', async () => {
  request.mockRejectedValueOnce(new Error('no'));
  expect(forceFullScreen).not.toThrow();
  await Promise.resolve();
});
