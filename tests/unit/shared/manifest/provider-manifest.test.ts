import fc from 'fast-check';
import { toCdnImage } from '@/lib/shared/cdn/pick-cdn';
import { parseProviderManifest, toHostedOn } from '@/lib/shared/manifest/provider-manifest';
import { hostileJson, hostileRecord } from '../support/hostile-json';

const CDNS = ['https://img.example/a/'];
const toHosted = toHostedOn(['own.example', 'img.example'], (raw) => toCdnImage(raw, CDNS));
const parse = (value: unknown) => parseProviderManifest(value, toHosted);
const iconsOf = (...icons: unknown[]) => parse({ icons }).icons;

test('names, colours and categories are read field by field (W6)', () => {
  const manifest = {
    name: ' Aurora ',
    short_name: 'A',
    description: 'x',
    theme_color: '#ABC',
    background_color: '#0a0b16',
    orientation: 'portrait',
    categories: ['Games', 'games', 7, 'sports'],
    start_url: 'https://evil.example/',
    scope: '/',
    id: 'x',
  };
  expect(parse(manifest)).toEqual({
    name: 'Aurora',
    shortName: 'A',
    description: 'x',
    themeColor: '#abc',
    backgroundColor: '#0a0b16',
    orientation: 'portrait',
    categories: ['games', 'sports'],
    icons: [],
  });
});

test.each([
  ['a huge name', { name: 'x'.repeat(10_000) }],
  ['a name of another type', { name: { toString: 1 }, short_name: ['A'] }],
  ['controls alone', { name: '\u0000\u202e\u2066' }],
  ['a colour that is a function', { theme_color: 'url(javascript:x)', background_color: 'red' }],
  ['an unknown orientation', { orientation: 'upside-down' }],
  ['categories that are no list', { categories: 'games' }],
])('%s is as good as absent (W6, E11)', (_, value) => {
  expect(parse(value)).toEqual(parse(undefined));
});

test('marks that turn the direction are taken out of a name', () => {
  expect(parse({ name: 'A\u202eyalP' }).name).toBe('AyalP');
});

test.each([
  ['javascript:alert(1)', []],
  ['data:image/png;base64,AA', []],
  ['http://img.example/1.png', []],
  ['https://evil.example/1.png', []],
  ['https://img.example@evil.example/1.png', []],
  ['https://img.example/a/1.png', ['https://img.example/a/1.png']],
  ['https://own.example/1.png', ['https://own.example/1.png']],
  ['/1.png', ['https://img.example/a/1.png']],
  [{ toString: 'x' }, []],
])('an icon at %j is taken from the own host or an image server alone (ruling 20)', (src, taken) => {
  expect(iconsOf({ src, sizes: '192x192' }).map((icon) => icon.src)).toEqual(taken);
});

test('sizes, types and purposes are read, one entry for each (W6)', () => {
  const src = 'https://own.example/i';
  expect(
    iconsOf(
      { src: `${src}.png`, sizes: '192x192 512X512 10x20 0x0 any', purpose: 'any maskable' },
      { src, sizes: '96x96', type: 'image/gif' },
      { src, sizes: '96x96' },
      { src: `${src}.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'monochrome' },
      null,
    ).map(({ px, type, isMaskable }) => [px, type, isMaskable]),
  ).toEqual(
    [192, 512, 0].flatMap((px) => [
      [px, 'image/png', false],
      [px, 'image/png', true],
    ]),
  );
});

test('no answer of a provider makes it throw, and nothing foreign gets in (W6, SEC-76)', () => {
  const keys = [
    'name',
    'short_name',
    'description',
    'theme_color',
    'background_color',
    'orientation',
    'categories',
  ];
  const icon = hostileRecord(['src', 'sizes', 'type', 'purpose']);
  fc.assert(
    fc.property(hostileRecord(keys), fc.oneof(hostileJson, fc.array(icon)), (record, icons) => {
      const manifest = parse({ ...record, icons });
      expect(manifest.icons.every(({ src }) => /^https:\/\/(own|img)\.example\//.test(src))).toBe(true);
      expect((manifest.name ?? '').length).toBeLessThanOrEqual(80);
    }),
  );
});
