import { failure, fakeFetch, success } from '../fake-fetch';
import { openInWebview, resetPage } from '../page-of';
import { close, open } from './measured-page';
import { globalOf, madeGlobals, resetVendors, scripts, spread } from './vendor-page';

const DOMAINS = [{ domain: 'localhost', fbPixelId: '10000001', gtagId: 'G-ABCD12' }];

let reply: () => ReturnType<typeof success>;
/** Scripts hang here, so that each takes its five seconds: enough for all. */
const pass = (ms = 20_000) => jest.advanceTimersByTimeAsync(ms);
const reported = () => spread(globalOf<{ queue: unknown[] } | undefined>('fbq')?.queue ?? []);
const names = () => reported().map(([first, second]) => `${first} ${second}`);

beforeEach(() => {
  jest.useFakeTimers();
  resetPage();
  resetVendors();
  window.history.replaceState(null, '', '/m/home');
  reply = () => success({ domains: DOMAINS });
  fakeFetch(() => reply());
});
afterEach(() => {
  close();
  jest.useRealTimers();
});

test('before a yes there is no global, no script and no question; afterwards page and earlier events are reported (B7, ruling 67)', async () => {
  const { trackPageView, trackEvent, chooseConsent } = await open('required');
  trackPageView();
  trackEvent('viewContent');
  await pass();
  expect([madeGlobals(), scripts()]).toEqual([[], []]);
  await chooseConsent('yes');
  await pass();
  expect(names()).toEqual(expect.arrayContaining(['init 10000001', 'track PageView', 'track ViewContent']));
  expect(names().filter((name) => name === 'track PageView')).toHaveLength(1);
  expect(scripts()).toHaveLength(2);
});

test('nothing is loaded until three seconds after the page, or the first touch', async () => {
  const { trackPageView } = await open('none');
  trackPageView();
  await pass(2_900);
  expect([madeGlobals(), scripts()]).toEqual([[], []]);
  window.dispatchEvent(new Event('pointerdown'));
  await pass(500);
  expect(scripts()).toHaveLength(1);
});

test('events without consent are never reported, not even after a later consent (B7)', async () => {
  const { trackEvent, trackPageView, chooseConsent } = await open('optional', 'no');
  trackPageView();
  trackEvent('viewContent');
  await pass();
  expect(madeGlobals()).toEqual([]);
  await chooseConsent('yes');
  trackEvent('downloadApp');
  await pass();
  expect(names()).toEqual(expect.arrayContaining(['track PageView', 'trackCustom downloadApp']));
  expect(names()).not.toContain('track ViewContent');
});

test('a later refusal revokes, stops reporting at once, and a new consent continues (B7)', async () => {
  const { trackEvent, trackPageView, chooseConsent } = await open('required', 'yes');
  trackPageView();
  await pass();
  await chooseConsent('no');
  trackEvent('login');
  trackPageView();
  await pass();
  expect(reported().at(-1)).toEqual(['consent', 'revoke']);
  const layer = spread(globalOf<unknown[]>('dataLayer'));
  expect(layer.at(-1)).toEqual(['consent', 'update', expect.objectContaining({ ad_storage: 'denied' })]);
  await chooseConsent('yes');
  trackEvent('register');
  await pass();
  expect(names()).toContain('consent grant');
  expect(names()).toContain('track CompleteRegistration');
  expect(names()).not.toContain('trackCustom login');
});

test('while the address holds a secret nothing is made; once it is clean, the page is reported without it (RR9, SEC-57)', async () => {
  window.history.replaceState(null, '', '/m/home?code=c&state=s&gclid=G');
  const { trackPageView } = await open('none');
  trackPageView();
  await pass();
  expect(madeGlobals()).toEqual([]);
  window.history.replaceState(null, '', '/m/home');
  await pass();
  const views = spread(globalOf<unknown[]>('dataLayer')).filter(([, name]) => name === 'page_view');
  expect(views).toEqual([['event', 'page_view', { page_location: 'http://localhost/m/home?gclid=G' }]]);
});

test('a configuration that fails to load is fetched again with the next page (FLT-44)', async () => {
  reply = () => failure('system.error') as ReturnType<typeof success>;
  const { trackPageView } = await open('none');
  trackPageView();
  await pass();
  expect(madeGlobals()).toEqual([]);
  reply = () => success({ domains: DOMAINS });
  trackPageView();
  await pass();
  expect(names().filter((name) => name === 'track PageView')).toHaveLength(2);
});

test('in the operator’s own app only page counting remains (T4)', async () => {
  openInWebview();
  localStorage.setItem('in_app', '1');
  const { trackPageView } = await open('none');
  trackPageView();
  await pass();
  expect(madeGlobals()).toEqual(['dataLayer', 'gtag']);
});

test('a platform that throws affects no other, and its page continues (FLT-44)', async () => {
  const bad = Object.assign(
    () => {
      throw new Error('vendor');
    },
    { callMethod: () => undefined },
  );
  Object.assign(window, { fbq: bad });
  const { trackPageView } = await open('none');
  trackPageView();
  await pass();
  expect(JSON.stringify(spread(globalOf<unknown[]>('dataLayer')))).toContain('page_view');
});
