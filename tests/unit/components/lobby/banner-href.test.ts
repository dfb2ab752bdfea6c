import { bannerHref } from '@/components/lobby/banner/banner-href';
import { bannerOf } from './lobby-data';

const carried = new URLSearchParams('r=abc');

test.each([
  ['/m/game?category=RNG', '/m/game?category=RNG'],
  ['/m/home/', '/m/home/'],
  ['/m/live', undefined],
  ['/m/..//evil.example', undefined],
  ['https://partner.example/club', undefined],
  ['javascript:alert(1)', undefined],
])('a banner with the address %s leads to %s (M2)', (target, href) => {
  expect(bannerHref(bannerOf('URL', target), carried)).toBe(href);
});

test('a game banner leads to its vendor’s games, or to the game (M2)', () => {
  expect(bannerHref(bannerOf('G', 'g1', { vendor: 'VA' }), carried)).toBe('/m/game?r=abc&vendor=VA');
  expect(bannerHref(bannerOf('G', 'g1'), carried)).toBe('/m/game?r=abc&game=g1');
  expect(bannerHref(bannerOf('G', ''), carried)).toBeUndefined();
});

test('a promotion banner is a picture until there are promotions (M2)', () => {
  expect(bannerHref(bannerOf('P', '42'), carried)).toBeUndefined();
});
