import { getAppMode } from '@/lib/client/device/app-mode';

beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/m/launchGame');
});

test('a plain browser is one (G6)', () => {
  expect(getAppMode()).toBe('browser');
});

test.each([
  ['?inApp=1', 'native'],
  ['?inApp=true', 'native'],
  ['?inApp=0', 'browser'],
  ['?inApp=false', 'browser'],
  ['?homescreen', 'homescreen'],
  ['?homescreen=1', 'homescreen'],
  ['?homescreen=0', 'browser'],
  ['?homescreen=1&inApp=1', 'native'],
])('the address %s means %s (G6)', (query, mode) => {
  window.history.replaceState(null, '', `/m/launchGame${query}`);
  expect(getAppMode()).toBe(mode);
});

test.each([
  ['in_app', '1', 'native'],
  ['in_app', '0', 'browser'],
  ['WEBCLIP', '1', 'homescreen'],
])('%s=%s kept on the device means %s (G6)', (key, value, mode) => {
  window.localStorage.setItem(key, value);
  expect(getAppMode()).toBe(mode);
});
