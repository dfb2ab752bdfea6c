import { readPixelTrack } from '@/lib/client/attribution/read-pixel-track';
import { requestShellIds } from '@/lib/client/attribution/request-shell-ids';
import { setConsent } from '@/tests/unit/client/consent-of';
import { resetPage } from '@/tests/unit/client/page-of';

const stored = () => JSON.parse(localStorage.getItem('s2s_info') ?? 'null');
let stop: () => void;

beforeEach(() => {
  resetPage();
  setConsent('unasked');
  stop = () => undefined;
});
afterEach(() => {
  stop();
  for (const name of ['MCShell', 'webkit']) Reflect.deleteProperty(window, name);
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

function runsIn(userAgent: string): void {
  jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(userAgent);
}

const SHELL = 'Mozilla/5.0 (Linux; Android 13; wv) Chrome/120 Mobile MCShell/2.4.40';

test('the app on Android answers at once, and its ids are sent with consent only (E10, ruling 67)', () => {
  runsIn(SHELL);
  window.MCShell = { getAdInfo: () => '{"gps_adid":"G1","appsflyerId":"F1"}' };
  stop = requestShellIds();
  expect(stored()).toEqual({ gpsAdid: 'G1', appsflyerId: 'F1' });
  expect(readPixelTrack()).toBeUndefined();
  setConsent('yes');
  expect(readPixelTrack()).toEqual({ gpsAdid: 'G1', appsflyerId: 'F1' });
});

test('the app on iOS gets a message, and answers by an event or a call (E10)', () => {
  runsIn('Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 MCShell/2.4.40');
  const postMessage = jest.fn();
  window.webkit = { messageHandlers: { mcShell: { postMessage } } };
  stop = requestShellIds();
  expect(postMessage).toHaveBeenCalledWith({ type: 'getAdInfo' });
  window.dispatchEvent(new CustomEvent('mc-ad-info', { detail: '{"idfa":"I1"}' }));
  window.mcAdInfo?.({ idfv: 'V1' });
  expect(stored()).toEqual({ idfa: 'I1', idfv: 'V1' });
  stop();
  expect(window.mcAdInfo).toBeUndefined();
});

test.each([
  ['a browser', 'Mozilla/5.0 (Linux; Android 13) Chrome/120 Mobile Safari/537.36', '/m/home?inApp=1'],
  ['another app’s webview', 'Mozilla/5.0 (Linux; Android 13; wv) Chrome/120 Mobile Line/13.2', '/m/home'],
])('in %s no app is contacted, whatever the address says (E10)', (_what, userAgent, address) => {
  runsIn(userAgent);
  window.history.replaceState(null, '', address);
  const getAdInfo = jest.fn(() => '{"idfa":"I1"}');
  window.MCShell = { getAdInfo };
  stop = requestShellIds();
  window.dispatchEvent(new CustomEvent('mc-ad-info', { detail: '{"idfa":"I2"}' }));
  expect([getAdInfo.mock.calls.length, window.mcAdInfo, stored()]).toEqual([0, undefined, null]);
});

test.each([
  [
    'an app that throws',
    () => {
      throw new Error('no');
    },
  ],
  ['an app that answers nonsense', () => 'nonsense'],
])('%s does no harm (E10)', (_what, getAdInfo) => {
  runsIn(SHELL);
  window.MCShell = { getAdInfo };
  expect(() => {
    stop = requestShellIds();
  }).not.toThrow();
  window.dispatchEvent(new Event('mc-ad-info'));
  expect(stored()).toBeNull();
});
