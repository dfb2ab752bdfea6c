import { appsflyerPixel } from '@/lib/client/pixel/platform/appsflyer-pixel';
import { bigoPixel } from '@/lib/client/pixel/platform/bigo-pixel';
import { anEvent, globalOf, resetVendors, scripts, settle, spread } from './vendor-page';

beforeEach(resetVendors);

type AppsFlyer = ((...args: unknown[]) => void) & { q: unknown[][]; id: object; plugins: object };

test('AppsFlyer’s queue notes each call with its time (T4)', () => {
  const pixel = appsflyerPixel(['0a1b'], {});
  pixel.open('hash');
  pixel.track(anEvent());
  const flyer = globalOf<AppsFlyer>('AF');
  expect(globalOf('AppsFlyerSdkObject')).toBe('AF');
  expect([flyer.id, flyer.plugins]).toEqual([{ pba: { webAppId: '0a1b' } }, {}]);
  const event = { eventType: 'EVENT', eventName: 'register', eventValue: { event_id: 'e-1' } };
  expect(flyer.q).toEqual([
    [expect.any(Number), 'pba', 'setCustomerUserId', 'hash'],
    [expect.any(Number), 'pba', 'event', event],
  ]);
});

test('BIGO’s layer takes arguments objects, and only names that it knows (T4)', () => {
  const pixel = bigoPixel(['300000'], {});
  pixel.open(undefined);
  pixel.track(anEvent('login'));
  pixel.track(anEvent('register'));
  expect(spread(globalOf<unknown[]>('bgdataLayer'))).toEqual([
    ['init', '300000'],
    ['event', 'ec_register', {}],
  ]);
});

test('both load one script, once (T4)', async () => {
  const pixels = [appsflyerPixel(['0a1b'], {}), bigoPixel(['300000'], {})];
  const loading = pixels.flatMap(({ loads }) => [...loads, ...loads]).map((load) => load());
  expect(scripts()).toEqual([
    'https://websdk.appsflyer.com/?st=pba',
    'https://api.imotech.video/ad/events.js?pixel_id=300000',
  ]);
  settle('appsflyer', 'error');
  settle('imotech');
  await Promise.all(loading);
});
