import fc from 'fast-check';
import { toHostedOn } from '@/lib/shared/manifest/provider-manifest';
import { parseBanners, parseBranding, parseFacebookAppId } from '@/lib/shared/site/parse-site-config';
import { hostileJson, hostileRecord } from '../support/hostile-json';

const toHosted = toHostedOn(['own.example', 'cdn.example']);

const banner = {
  groupName: 'm_home',
  url: 'https://cdn.example/1.webp',
  title: 'Win',
  linkageType: 'G',
  linkage: 'g1',
  roomId: 'r',
  nodeId: 12,
  gameType: 'LOTT',
  vendor: 'LOTT',
  more: 1,
};

test('reads a banner of the group with its linkage and game fields (E16, M2)', () => {
  expect(parseBanners({ banners: [{ ...banner, groupName: 'm_top' }, banner] }, 'm_home')).toEqual([
    {
      image: 'https://cdn.example/1.webp',
      title: 'Win',
      group: 'm_home',
      linkage: { type: 'G', target: 'g1' },
      gameType: 'LOTT',
      vendor: 'LOTT',
      nodeId: '12',
      roomId: 'r',
    },
  ]);
});

test.each([
  ['P', 'P'],
  ['URL', 'URL'],
  ['G', 'G'],
  ['x', 'URL'],
  [undefined, 'URL'],
  [7, 'URL'],
])('linkage type %j is %s (M2)', (linkageType, type) => {
  const [parsed] = parseBanners({ banners: [{ ...banner, linkageType: linkageType as string }] }, 'm_home');
  expect(parsed?.linkage.type).toBe(type);
});

test.each([
  [42, '42'],
  ['/m/live', '/m/live'],
  [undefined, ''],
  [null, ''],
  [{}, ''],
])('a linkage %j has the target %j (E16, M2)', (linkage, target) => {
  const [parsed] = parseBanners({ banners: [{ ...banner, linkage: linkage as string }] }, 'm_home');
  expect(parsed?.linkage.target).toBe(target);
});

test.each(['http://cdn.example/1', 'javascript:x', '', undefined, 5, 'https://good@evil/'])(
  'a banner with image %j is left out (E16, SEC-76)',
  (url) => {
    expect(parseBanners({ banners: [{ ...banner, url: url as string }] }, 'm_home')).toEqual([]);
  },
);

test('keeps the order of the provider and empty texts empty (E16)', () => {
  const banners = ['b', 'a'].map((title) => ({
    url: banner.url,
    title,
    groupName: 'm_home',
    nodeId: '',
    vendor: '',
  }));
  expect(
    parseBanners({ banners }, 'm_home').map(({ title, nodeId, vendor }) => [title, nodeId, vendor]),
  ).toEqual([
    ['b', undefined, undefined],
    ['a', undefined, undefined],
  ]);
});

test.each([
  [
    { favicon: 'https://cdn.example/f.ico', splash: 'https://cdn.example/s.webp' },
    'https://cdn.example/f.ico',
    'https://cdn.example/s.webp',
  ],
  [{ favicon: 'http://cdn.example/f.ico', splash: 'data:image/png,x' }, undefined, undefined],
  [
    { favicon: 'https://own.example/f.ico', splash: 'https://else.example/s.webp' },
    'https://own.example/f.ico',
    undefined,
  ],
  [
    { favicon: 'https://cdn.example.else.example/f.ico', splash: 'https://own.example@else.example/s' },
    undefined,
    undefined,
  ],
  [{}, undefined, undefined],
])(
  'of branding %j only https addresses on the own host or an image server stay (E12, N3, SEC-76, ruling 20)',
  (branding, favicon, splash) => {
    expect(parseBranding({ branding }, toHosted)).toEqual({ favicon, splash });
  },
);

test.each([
  ['100000000000001', '100000000000001'],
  [' 12345 ', '12345'],
  ['1"><script>', undefined],
  ['', undefined],
  [undefined, undefined],
])('the app at Facebook %j is %j: digits alone (E12)', (facebookAppId, id) => {
  expect(parseFacebookAppId({ sms: { facebookAppId } })).toBe(id);
});

test('hostile types never make it throw, and every text is a text (E12, E16, FLT-18)', () => {
  const banners = fc.array(
    fc.oneof(
      hostileRecord(Object.keys(banner)).map((raw) => ({ ...raw, url: banner.url })),
      hostileJson,
    ),
    { maxLength: 3 },
  );
  fc.assert(
    fc.property(
      fc.oneof(hostileJson, fc.record({ banners: fc.oneof(banners, hostileJson), branding: hostileJson })),
      (config) => {
        for (const one of parseBanners(config as never, '')) {
          expect(
            [one.title, one.group, one.linkage.target, one.vendor ?? '', one.nodeId ?? ''].map(
              (text) => typeof text,
            ),
          ).toEqual(Array(5).fill('string'));
        }
        expect(() => parseBranding(config as never, toHosted)).not.toThrow();
      },
    ),
  );
});
