import { getAppMode } from '@/lib/client/device/app-mode';
import { openInWebview } from '@/tests/unit/client/page-of';

const setMode = (mode: string) => {
  window.matchMedia = (query) => ({ matches: query.includes(mode) }) as MediaQueryList;
};

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
])('in a webview the address %s means %s (G6)', (query, mode) => {
  openInWebview();
  window.history.replaceState(null, '', `/m/launchGame${query}`);
  expect(getAppMode()).toBe(mode);
});

test.each([
  ['in_app', '1', 'native'],
  ['in_app', '0', 'browser'],
  ['WEBCLIP', '1', 'homescreen'],
])('in a webview %s=%s stored on the device means %s (G6)', (key, value, mode) => {
  openInWebview();
  window.localStorage.setItem(key, value);
  expect(getAppMode()).toBe(mode);
});

test('a link with inApp=1 makes no app of an ordinary browser (W1, W2)', () => {
  window.history.replaceState(null, '', '/m/launchGame?inApp=1');
  window.localStorage.setItem('in_app', '1');
  expect(getAppMode()).toBe('browser');
});

test('a browser in full screen is not installed; an installed site stays so in full screen (S8, W5)', () => {
  setMode('fullscreen');
  expect(getAppMode()).toBe('browser');
  setMode('standalone');
  expect(getAppMode()).toBe('homescreen');
  setMode('fullscreen');
  expect(getAppMode()).toBe('homescreen');
  setMode('browser');
  expect(getAppMode()).toBe('browser');
});
