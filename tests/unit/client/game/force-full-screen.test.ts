import { storeLanding } from '@/lib/client/attribution/store-landing';
import { forceFullScreen } from '@/lib/client/game/force-full-screen';
import { onPhoneWithFullScreen, requestFullscreen } from '../full-screen';

onPhoneWithFullScreen();

test('a tap on a phone fills the screen (RR8)', () => {
  forceFullScreen();
  expect(requestFullscreen).toHaveBeenCalledTimes(1);
});

test('fullscreen=0 in the address suppresses it, and for the rest of the visit; fullscreen=1 takes that back (RR8)', () => {
  window.history.replaceState(null, '', '/m/launchGame?fullscreen=0');
  forceFullScreen();
  storeLanding(window.location.search);
  window.history.replaceState(null, '', '/m/launchGame');
  forceFullScreen();
  expect(requestFullscreen).not.toHaveBeenCalled();
  window.history.replaceState(null, '', '/m/launchGame?fullscreen=1');
  forceFullScreen();
  expect(requestFullscreen).toHaveBeenCalledTimes(1);
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
  expect(requestFullscreen).not.toHaveBeenCalled();
});

test('a browser that refuses is left alone (B17)', async () => {
  requestFullscreen.mockRejectedValueOnce(new Error('no'));
  expect(forceFullScreen).not.toThrow();
  await Promise.resolve();
});
