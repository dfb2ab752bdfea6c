import { chooseIcons } from '@/lib/shared/manifest/choose-icons';
import type { ProviderIcon } from '@/lib/shared/manifest/provider-manifest';

const icon = (px: number, more: Partial<ProviderIcon> = {}): ProviderIcon => ({
  src: `https://own.example/${px}.png`,
  px,
  type: 'image/png',
  isMaskable: false,
  ...more,
});
const listOf = (...icons: ProviderIcon[]) =>
  chooseIcons(icons, 'v1').map(({ src, sizes, purpose }) => {
    const whose = src.startsWith('/m/brand.png?') ? 'painted' : 'provider';
    return `${purpose} ${sizes} ${whose}`;
  });
const PAINTED = ['192', '256', '384', '512'].map((px) => `any ${px}x${px} painted`);
const MASKABLE = ['maskable 192x192 painted', 'maskable 512x512 painted'];

test('without icons of the provider all are painted: 192, 256, 384, 512 and maskable ones apart (W6, B10)', () => {
  expect(listOf()).toEqual([...PAINTED, ...MASKABLE]);
});

test('the provider’s icons of preferred sizes go before painted ones, the first of a size counts (W6)', () => {
  const twice = icon(512, { src: 'https://own.example/other.png' });
  expect(listOf(icon(512), twice, icon(192), icon(96), icon(1024))).toEqual([
    'any 192x192 provider',
    'any 512x512 provider',
    'any 256x256 painted',
    'any 384x384 painted',
    ...MASKABLE,
  ]);
  expect(chooseIcons([icon(512), twice], 'v').find(({ sizes }) => sizes === '512x512')?.src).toBe(
    'https://own.example/512.png',
  );
});

test('the one of 96 px is used when none of the preferred sizes is there (W6)', () => {
  expect(listOf(icon(96), icon(48))).toEqual(['any 96x96 provider', ...PAINTED, ...MASKABLE]);
});

test('a maskable icon of the provider takes the place of painted ones, and never that of an icon for any place (B10)', () => {
  expect(listOf(icon(512, { isMaskable: true }), icon(48, { isMaskable: true }))).toEqual([
    ...PAINTED,
    'maskable 512x512 provider',
  ]);
});

test('icons are painted from a drawing, which is not listed', () => {
  expect(listOf(icon(192, { type: 'image/svg+xml' }), icon(0, { type: 'image/svg+xml' }))).toEqual([
    ...PAINTED,
    ...MASKABLE,
  ]);
});
