import { trackFirstOpen } from '@/lib/client/install/track-first-open';
import { notedNames } from '../noted-events';
import { resetPage } from '../page-of';

beforeEach(resetPage);
afterEach(() => window.history.replaceState(null, '', '/'));

test('the first visit from the home screen is reported once per device, however often it is opened (T1, T2, RR8)', () => {
  window.history.replaceState(null, '', '/m/home?homescreen=1');
  trackFirstOpen();
  trackFirstOpen();
  expect(notedNames()).toEqual(['a2hsFirstOpen']);
});

test('a visit in a browser reports nothing, and does not count as the first (T2)', () => {
  trackFirstOpen();
  window.history.replaceState(null, '', '/m/home?homescreen=0');
  trackFirstOpen();
  expect(notedNames()).toEqual([]);
  expect(localStorage.getItem('a2hs_first_open')).toBeNull();
});

test('a storage that holds nothing reports nothing, rather than on every page (T2)', () => {
  window.history.replaceState(null, '', '/m/home?homescreen=1');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  trackFirstOpen();
  jest.restoreAllMocks();
  expect(notedNames()).toEqual([]);
});
