import { metaPixel } from '@/lib/client/pixel/platform/meta-pixel';
import { anEvent, globalOf, resetVendors, scripts, settle, spread } from './vendor-page';

type Fbq = ((...args: unknown[]) => void) & {
  queue: unknown[];
  push: unknown;
  loaded: boolean;
  version: string;
  callMethod?: unknown;
  disablePushState?: boolean;
};
const SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js';

beforeEach(resetVendors);

test('the queue has the vendor’s form, and automatic events are off before init (T4, ruling 70)', () => {
  const pixel = metaPixel(['10000001', '10000002'], {});
  pixel.open('hash');
  pixel.page?.('https://brand.example/m/home');
  pixel.track(anEvent());
  const fbq = globalOf<Fbq>('fbq');
  expect(globalOf('_fbq')).toBe(fbq);
  expect({ ...fbq }).toMatchObject({ loaded: true, version: '2.0', push: fbq, disablePushState: true });
  expect(spread(fbq.queue)).toEqual([
    ['set', 'autoConfig', false, '10000001'],
    ['set', 'autoConfig', false, '10000002'],
    ['init', '10000001', { external_id: 'hash' }],
    ['init', '10000002', { external_id: 'hash' }],
    ['track', 'PageView'],
    ['track', 'CompleteRegistration', {}, { eventID: 'e-1' }],
  ]);
  expect(scripts()).toEqual([]);
});

test('once the script has loaded, it is called directly (T4)', () => {
  const pixel = metaPixel(['10000001'], {});
  pixel.open(undefined);
  const called: unknown[][] = [];
  const fbq = globalOf<Fbq>('fbq');
  fbq.callMethod = (...args: unknown[]) => called.push(args);
  pixel.track(anEvent('login'));
  expect(called).toEqual([['trackCustom', 'login', {}, { eventID: 'e-1' }]]);
  expect(fbq.queue).toHaveLength(2);
});

test('the script is loaded once for all ids, and not where the vendor’s is there already (T4)', async () => {
  const pixel = metaPixel(['10000001', '10000002'], {});
  pixel.open(undefined);
  const [load = async () => undefined] = pixel.loads;
  const first = load();
  const second = load();
  expect(scripts()).toEqual([SCRIPT]);
  expect(document.scripts[0]?.async).toBe(true);
  settle('fbevents');
  await Promise.all([first, second]);
  resetVendors();
  Object.assign(window, { fbq: Object.assign(() => undefined, { callMethod: () => undefined }) });
  await metaPixel(['10000001'], {}).loads[0]?.();
  expect(scripts()).toEqual([]);
});

test('init is called once per page and id: a member who arrives later is reported from the next page on (T4, ruling 70)', () => {
  const pixel = metaPixel(['10000001'], {});
  pixel.open(undefined);
  pixel.identify?.('hash');
  pixel.identify?.('hash-2');
  pixel.identify?.(undefined);
  pixel.setConsent?.(false);
  pixel.setConsent?.(true);
  expect(spread(globalOf<Fbq>('fbq').queue).slice(1)).toEqual([
    ['init', '10000001'],
    ['consent', 'revoke'],
    ['consent', 'grant'],
  ]);
});
