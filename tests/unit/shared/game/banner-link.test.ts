import { toBannerLink } from '@/lib/shared/game/banner-link';
import { bannerOf } from '@/tests/unit/components/lobby/lobby-data';
import { plan } from './plan-of';

const place = { trustedHosts: ['partner.example', '*.club.example'], query: new URLSearchParams('r=abc') };
const linkOf = (...banner: Parameters<typeof bannerOf>) => toBannerLink(bannerOf(...banner), place);

test('a promotion banner opens the promotion (M2)', () => {
  expect(linkOf('P', '42')).toEqual({ href: '/m/activity?r=abc&id=42', kind: 'page' });
  for (const target of ['', '"><x'])
    expect(linkOf('P', target)).toEqual({ href: '/m/activity?r=abc', kind: 'page' });
});

test.each([
  ['/m/live', '/m/live?r=abc'],
  ['/m', '/m?r=abc'],
  ['/m/game?category=RNG#top', '/m/game?category=RNG&r=abc#top'],
  ['/m/game?tag=hot&tag=new', '/m/game?tag=hot&tag=new&r=abc'],
])('the internal address %s leads to %s (M2, ruling 2)', (target, href) => {
  expect(linkOf('URL', target)).toEqual({ href, kind: 'page' });
});

test('an internal address that launches is followed by a full navigation (M2)', () => {
  expect(linkOf('URL', '/m/launchGame?vendor=PP&code=x')?.kind).toBe('launch');
});

test.each([
  ['https://partner.example/club', '/m/out?r=abc&to=https%3A%2F%2Fpartner.example%2Fclub'],
  ['https://vip.club.example/', '/m/out?r=abc&to=https%3A%2F%2Fvip.club.example%2F'],
])('the trusted address %s leads through /m/out (M2, ruling 5)', (target, href) => {
  expect(linkOf('URL', target)).toEqual({ href, kind: 'partner' });
});

test('any other https address is a plain foreign link (ruling 5)', () => {
  expect(linkOf('URL', 'https://elsewhere.example/x')).toEqual({
    href: 'https://elsewhere.example/x',
    kind: 'foreign',
  });
});

test.each([
  '/mevil',
  '/m/..//evil.example',
  '//evil.example',
  'javascript:alert(1)',
  'http://partner.example/',
  '',
])('the address %j leads nowhere (M2, ruling 2)', (target) => {
  expect(linkOf('URL', target)).toBeUndefined();
});

test('a game banner launches; the vendor of a lottery may be left out (M2, G7)', () => {
  expect(linkOf('G', 'g1', { vendor: 'VA' })).toEqual({
    href: '/m/launchGame?r=abc&vendor=VA&code=g1',
    kind: 'launch',
  });
  expect(linkOf('G', 'draw', { gameType: 'LOTT' })?.href).toBe(
    '/m/launchGame?r=abc&vendor=LOTT&code=draw&gameType=LOTT',
  );
});

test.each(['', 'RNG'])(
  'a banner of a game of type %j without its vendor opens that game (M2, G7)',
  (gameType) => {
    const { href = '' } = linkOf('G', 'va-1', { gameType }) ?? {};
    expect(plan(href.slice(href.indexOf('?')))).toMatchObject({
      launcher: 'launchGame',
      game: { code: 'va-1', vendor: 'VA', category: 'RNG' },
    });
  },
);

test('room and node of a game banner reach the launch (M2)', () => {
  const { href } = linkOf('G', 'g1', { vendor: 'VA', gameType: 'LIVE', roomId: 'r7', nodeId: '12' }) ?? {};
  expect(href).toBe('/m/launchGame?r=abc&vendor=VA&code=g1&gameType=LIVE&roomId=r7&nodeId=12');
});

test('a banner of a vendor without games on the site launches the vendor’s lobby; with games, or while they are not known, the list opens (M2)', () => {
  const linkIn = (vendor: string, gameType?: string, listedVendors?: ReadonlySet<string>) =>
    toBannerLink(bannerOf('G', '', { vendor, gameType, nodeId: '7' }), { ...place, listedVendors });
  const listed = new Set(['VA']);
  expect(linkIn('SB', 'SPORTS', listed)).toEqual({
    href: '/m/launchGame?r=abc&vendor=SB&code=&gameType=SPORTS&nodeId=7',
    kind: 'launch',
  });
  expect(linkIn('VA', 'LIVE', listed)).toEqual({ href: '/m/game?r=abc&vendor=VA', kind: 'page' });
  expect(linkIn('SB', undefined, listed)?.kind).toBe('page');
  expect(linkIn('SB', 'SPORTS')?.kind).toBe('page');
});

test('a game banner without a game opens the lottery’s lobby or the vendor’s games (M2, G3)', () => {
  expect(linkOf('G', '', { gameType: 'LOTT' })?.href).toBe(
    '/m/launchGame?r=abc&vendor=LOTT&code=&gameType=LOTT',
  );
  expect(linkOf('G', '', { vendor: 'VA' })).toEqual({ href: '/m/game?r=abc&vendor=VA', kind: 'page' });
  expect(linkOf('G', '')).toBeUndefined();
});
