import { fakeFetch, success } from '../fake-fetch';
import { resetPage } from '../page-of';
import { close, open } from './measured-page';
import { globalOf, resetVendors, settle, spread } from './vendor-page';

const DOMAINS = [{ domain: 'localhost', fbPixelId: '10000001', tiktokPixelId: 'CTIKTOK1' }];
const META = 'fbevents';
const TIKTOK = 'i18n/pixel';

const pass = (ms = 4_000) => jest.advanceTimersByTimeAsync(ms);
const leave = () => window.dispatchEvent(new Event('pagehide'));

/** Names of the events that wait in a vendor's queue. */
const events = {
  meta: () => spread(globalOf<{ queue: unknown[] }>('fbq').queue).map(([, name]) => name),
  tiktok: () =>
    globalOf<{ _i: Record<string, unknown[][]> }>('ttq')._i.CTIKTOK1?.map(([, name]) => name) ?? [],
};

async function openNext() {
  resetVendors();
  const page = await open('none');
  page.trackPageView();
  await pass();
  return page;
}

beforeEach(() => {
  jest.useFakeTimers();
  resetPage();
  fakeFetch(() => success({ domains: DOMAINS }));
});
afterEach(() => {
  // A page that lives on would hand its events to the next test.
  leave();
  close();
  jest.useRealTimers();
});

test('a page that is left while a script is loading has its events reported by the next one, to that platform alone (T1, T4)', async () => {
  const first = await openNext();
  settle(META);
  await pass();
  first.trackEvent('register');
  leave();
  const next = await openNext();
  expect(events.tiktok()).toContain('CompleteRegistration');
  expect(events.meta()).not.toContain('CompleteRegistration');
  next.trackEvent('downloadApp');
  expect(events.meta()).toContain('downloadApp');
});

test('an event that every platform has received is not reported again, even where a script could not be loaded (T1)', async () => {
  const first = await openNext();
  settle(META);
  await pass();
  settle(TIKTOK, 'error');
  await pass();
  first.trackEvent('register');
  leave();
  expect(sessionStorage.getItem('mc_events_unheard')).toBeNull();
});

test('an event for a script that never loads is passed on once (T1)', async () => {
  const first = await openNext();
  first.trackEvent('register');
  leave();
  await openNext();
  leave();
  expect(sessionStorage.getItem('mc_events_unheard')).toBeNull();
  await openNext();
  expect([...events.meta(), ...events.tiktok()]).not.toContain('CompleteRegistration');
});

test('a host without pixels hands nothing on (T1, E12)', async () => {
  fakeFetch(() => success({ domains: [] }));
  const first = await openNext();
  first.trackEvent('register');
  leave();
  expect(sessionStorage.getItem('mc_events_unheard')).toBeNull();
});
