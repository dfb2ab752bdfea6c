import { kwaiPixel } from '@/lib/client/pixel/platform/kwai-pixel';
import { tiktokPixel } from '@/lib/client/pixel/platform/tiktok-pixel';
import { anEvent, globalOf, resetVendors, scripts, settle } from './vendor-page';

type Queue = unknown[] & {
  _i: Record<string, unknown[] & { _u?: string }>;
  _t: Record<string, number>;
  _o: Record<string, object>;
  methods: string[];
  instance: (id: string) => unknown[];
};

beforeEach(resetVendors);

test('TikTok’s queue holds the calls of each id, in order, until the script loads (T4)', () => {
  const pixel = tiktokPixel(['C1', 'C2'], {});
  pixel.open('hash');
  pixel.page?.('x');
  pixel.track(anEvent());
  const ttq = globalOf<Queue>('ttq');
  expect(globalOf('TiktokAnalyticsObject')).toBe('ttq');
  for (const id of ['C1', 'C2']) {
    expect([...ttq.instance(id)]).toEqual([
      ['identify', { external_id: 'hash' }],
      ['page'],
      ['track', 'CompleteRegistration', {}, { event_id: 'e-1' }],
    ]);
    expect(ttq._i[id]?._u).toBe('https://analytics.tiktok.com/i18n/pixel/events.js');
    expect(ttq._t[id]).toBeGreaterThan(0);
    expect(ttq._o[id]).toEqual({});
  }
  expect(ttq.methods).toEqual(expect.arrayContaining(['page', 'track', 'identify', 'grantConsent']));
  pixel.setConsent?.(false);
  pixel.setConsent?.(true);
  expect([...ttq]).toEqual([['revokeConsent'], ['grantConsent']]);
});

test('each id has its own script, loaded once; one that the page already has is not loaded (T4)', async () => {
  const first = tiktokPixel(['C1'], {});
  first.open(undefined);
  const second = tiktokPixel(['C1', 'C2'], {});
  second.open(undefined);
  const loads = [...first.loads, ...second.loads].map((load) => load());
  expect(scripts()).toEqual([
    'https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=C1&lib=ttq',
    'https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=C2&lib=ttq',
  ]);
  settle('C1');
  settle('C2', 'error');
  await Promise.all(loads);
  expect(scripts()).toHaveLength(1);
});

test('methods that the vendor’s script sets on the queue are called (T4)', () => {
  const pixel = tiktokPixel(['C1'], {});
  pixel.open(undefined);
  const track = jest.fn();
  Object.assign(globalOf<Queue>('ttq')._i.C1 ?? {}, { track });
  pixel.track(anEvent('login'));
  expect(track).toHaveBeenCalledWith('login', {}, { event_id: 'e-1' });
});

test('Kwai has the same form under its own names, and receives only what it knows (T4)', () => {
  const pixel = kwaiPixel(['77'], {});
  pixel.open('hash');
  pixel.page?.('x');
  pixel.track(anEvent('login'));
  pixel.track(anEvent('register'));
  expect(globalOf('KwaiAnalyticsObject')).toBe('kwaiq');
  expect([...globalOf<Queue>('kwaiq').instance('77')]).toEqual([
    ['page'],
    ['track', 'completeRegistration', {}],
  ]);
});

test('Kwai’s second host is used when the first fails (T4)', async () => {
  const pixel = kwaiPixel(['77'], {});
  pixel.open(undefined);
  const loading = pixel.loads[0]?.();
  settle('s21-def.ap4r.com', 'error');
  await Promise.resolve();
  await Promise.resolve();
  expect(scripts()).toEqual([
    'https://s21-def.ks-la.net/kos/s101/nlav112572/pixel/events.js?sdkid=77&lib=kwaiq',
  ]);
  settle('ks-la');
  await loading;
});
