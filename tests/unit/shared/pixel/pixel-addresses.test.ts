import {
  toKwaiFallback,
  toOverrideOrigin,
  toPixelConnects,
  toScriptBase,
  toScriptUrl,
} from '@/lib/shared/pixel/pixel-addresses';

test.each([
  ['meta', '10000001', 'https://connect.facebook.net/en_US/fbevents.js'],
  ['tiktok', 'C1', 'https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=C1&lib=ttq'],
  ['kwai', '7', 'https://s21-def.ap4r.com/kos/s101/nlav112572/pixel/events.js?sdkid=7&lib=kwaiq'],
  ['gtag', 'G-1', 'https://www.googletagmanager.com/gtag/js?id=G-1'],
  ['gtm', 'GTM-1', 'https://www.googletagmanager.com/gtm.js?id=GTM-1'],
  ['bigo', '9', 'https://api.imotech.video/ad/events.js?pixel_id=9'],
  ['appsflyer', 'x', 'https://websdk.appsflyer.com/?st=pba'],
] as const)('the script of %s comes from the vendor (T4)', (platform, id, url) => {
  expect(toScriptUrl(platform, id, {})).toBe(url);
});

test('an id is put into an address encoded, whatever it is (SEC-77)', () => {
  expect(toScriptUrl('gtag', 'G-1&x=/../', {})).toBe(
    'https://www.googletagmanager.com/gtag/js?id=G-1%26x%3D%2F..%2F',
  );
});

test('the registry replaces a vendor by an origin, which gets their path, or by a whole address (provider-api §1)', () => {
  expect(toScriptUrl('gtm', 'GTM-1', { gtm: 'https://t.example' })).toBe('https://t.example/gtm.js?id=GTM-1');
  expect(toScriptUrl('tiktok', 'C1', { tiktokPixel: 'https://t.example/x.js?v=2' })).toBe(
    'https://t.example/x.js?v=2&sdkid=C1&lib=ttq',
  );
  expect(toScriptUrl('appsflyer', 'x', { appsflyer: 'http://127.0.0.1:4010' })).toBe(
    'http://127.0.0.1:4010/?st=pba',
  );
  expect(toScriptBase('tiktok', { tiktokPixel: 'https://t.example/' })).toBe(
    'https://t.example/i18n/pixel/events.js',
  );
  expect(toOverrideOrigin('adjust', { adjust: 'https://a.example/x' })).toBe('https://a.example');
  expect(toOverrideOrigin('adjust', {})).toBeUndefined();
});

test.each(['http://t.example', 'javascript:alert(1)', 'https://*.example', 'https://u:p@t.example', '//t'])(
  'an override of %s is none (SEC-76)',
  (meta) => {
    expect(toScriptUrl('meta', '1', { facebookPixel: meta })).toBe(
      'https://connect.facebook.net/en_US/fbevents.js',
    );
  },
);

test('Kwai has a second host, and none beside the registry’s (T4)', () => {
  expect(toKwaiFallback('7', {})).toBe(
    'https://s21-def.ks-la.net/kos/s101/nlav112572/pixel/events.js?sdkid=7&lib=kwaiq',
  );
  expect(toKwaiFallback('7', { kwaiPixel: 'https://t.example' })).toBeUndefined();
});

test('a policy gets the hosts of the configured platforms and no others (SEC-79, SEC-82)', () => {
  expect(toPixelConnects({}, {})).toEqual([]);
  expect(toPixelConnects({ meta: ['1'], adjust: ['2'] }, {})).toEqual([
    'https://connect.facebook.net',
    'https://www.facebook.com',
    'https://*.adjust.com',
    'https://*.adjust.world',
  ]);
  expect(toPixelConnects({ gtag: ['G-1'], gtm: ['GTM-1'] }, {})).toEqual([
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://google.com',
    'https://www.google.com',
    'https://www.googleadservices.com',
    'https://*.doubleclick.net',
    'https://*.googlesyndication.com',
  ]);
  const ads = toPixelConnects({ gtag: ['G-1', 'AW-123456'] }, {});
  expect(ads).toEqual(
    expect.arrayContaining(['https://*.doubleclick.net', 'https://www.googleadservices.com']),
  );
});

test('an override takes the place of the vendor’s hosts, once (SEC-79)', () => {
  const vendors = { facebookPixel: 'https://t.example/m.js', tiktokPixel: 'https://t.example' };
  expect(toPixelConnects({ meta: ['1'], tiktok: ['2'], bigo: ['3'] }, vendors)).toEqual([
    'https://t.example',
    'https://api.imotech.video',
  ]);
});
