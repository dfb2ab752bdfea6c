import { anEvent, globalOf, resetVendors, scripts, settle, spread } from './vendor-page';

beforeEach(() => {
  resetVendors();
  jest.resetModules();
});

async function make(what: { tag?: string[]; container?: string[]; isRequired?: boolean }) {
  const { gtagPixel } = await import('@/lib/client/pixel/platform/gtag-pixel');
  const { gtmPixel } = await import('@/lib/client/pixel/platform/gtm-pixel');
  const facts = { vendors: {}, isConsentRequired: what.isRequired ?? true };
  const hasTag = what.tag !== undefined;
  return {
    tag: gtagPixel(what.tag ?? [], facts),
    container: gtmPixel(what.container ?? [], { ...facts, hasTag }),
  };
}

const all = (word: string) => ({
  ad_storage: word,
  analytics_storage: word,
  ad_user_data: word,
  ad_personalization: word,
});

test('the tag receives consent before anything else, and sends no automatic page view (B7, T4)', async () => {
  const { tag } = await make({ tag: ['G-1', 'G-2'] });
  tag.open('hash');
  tag.page?.('https://brand.example/m/home?gclid=X');
  tag.track(anEvent());
  expect(spread(globalOf<unknown[]>('dataLayer'))).toEqual([
    ['consent', 'default', all('denied')],
    ['consent', 'update', all('granted')],
    ['js', expect.any(Date)],
    ['config', 'G-1', { send_page_view: false, user_id: 'hash' }],
    ['config', 'G-2', { send_page_view: false, user_id: 'hash' }],
    ['set', { page_location: 'https://brand.example/m/home?gclid=X' }],
    ['event', 'page_view', { page_location: 'https://brand.example/m/home?gclid=X' }],
    ['event', 'register', { event_id: 'e-1' }],
    ['event', 'sign_up', { event_id: 'e-1' }],
  ]);
});

test('where no yes is needed, all is granted by default (B7)', async () => {
  const { tag } = await make({ tag: ['G-1'], isRequired: false });
  tag.open(undefined);
  tag.setConsent?.(false);
  const [first, ...others] = spread(globalOf<unknown[]>('dataLayer'));
  expect(first).toEqual(['consent', 'default', all('granted')]);
  expect(others.at(-1)).toEqual(['consent', 'update', all('denied')]);
});

test('one script serves all ids of the tag, and a logout takes the user’s id back (T4)', async () => {
  const { tag } = await make({ tag: ['G-1', 'G-2'] });
  tag.open('hash');
  tag.identify?.(undefined);
  expect(spread(globalOf<unknown[]>('dataLayer')).at(-1)).toEqual(['set', { user_id: null }]);
  const loading = tag.loads.map((load) => load());
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-1']);
  settle('gtag');
  await Promise.all(loading);
  resetVendors();
  Object.assign(window, { google_tag_manager: { 'G-1': {} } });
  await tag.loads[0]?.();
  expect(scripts()).toEqual([]);
});

test('a container receives consent, its start and our own names (T4, B7)', async () => {
  const { container } = await make({ container: ['GTM-1'] });
  container.open(undefined);
  container.page?.('https://brand.example/m/home');
  container.track(anEvent());
  const [denied, granted, ...entries] = globalOf<unknown[]>('dataLayer');
  expect(spread([denied, granted])).toEqual([
    ['consent', 'default', all('denied')],
    ['consent', 'update', all('granted')],
  ]);
  expect(entries).toEqual([
    { event: 'gtm.js', 'gtm.start': expect.any(Number) },
    { event: 'page_view', page_location: 'https://brand.example/m/home' },
    { event: 'register', event_id: 'e-1' },
  ]);
});

test('beside the tag a container has its own layer, so that no event arrives twice (T4)', async () => {
  const { tag, container } = await make({ tag: ['G-1'], container: ['GTM-1', 'GTM-2'] });
  tag.open(undefined);
  container.open(undefined);
  tag.track(anEvent('login'));
  container.track(anEvent('login'));
  const named = (name: string) => JSON.stringify(globalOf<unknown[]>(name)).split('"login"').length - 1;
  expect([named('dataLayer'), named('gtmLayer')]).toEqual([1, 1]);
  const loading = container.loads.map((load) => load());
  expect(scripts()).toEqual([
    'https://www.googletagmanager.com/gtm.js?id=GTM-1&l=gtmLayer',
    'https://www.googletagmanager.com/gtm.js?id=GTM-2&l=gtmLayer',
  ]);
  settle('GTM-1');
  settle('GTM-2');
  await Promise.all(loading);
});

test('the loader of a container carries the nonce of the page as an attribute, where a container looks for it (T4)', async () => {
  const { container } = await make({ container: ['GTM-1'] });
  const timing = [
    { name: 'status', description: '' },
    { name: 'nonce', description: 'abc==' },
  ];
  const entries = { serverTiming: timing } as unknown as PerformanceEntry;
  const spy = jest.fn(() => [entries]);
  const { performance } = window;
  Object.defineProperty(window, 'performance', { configurable: true, value: { getEntriesByType: spy } });
  const loading = container.loads.map((load) => load());
  Object.defineProperty(window, 'performance', { configurable: true, value: performance });
  expect(document.querySelector('script[nonce]')?.getAttribute('nonce')).toBe('abc==');
  settle('GTM-1');
  await Promise.all(loading);
});

test('a container that is on the page already is not loaded again (T4)', async () => {
  const { container } = await make({ container: ['GTM-1', 'GTM-2'] });
  Object.assign(window, { google_tag_manager: { 'GTM-1': {} } });
  const loading = container.loads.map((load) => load());
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-2']);
  settle('GTM-2');
  await Promise.all(loading);
});
