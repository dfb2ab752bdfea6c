import { nextCdnImage, toCdnImage, turnCdns } from '@/lib/shared/cdn/pick-cdn';

const cdns = ['https://a.example/', 'https://b.example/static', 'https://c.example/'];

test.each([
  [0, ['a', 'b', 'c']],
  [1, ['b', 'c', 'a']],
  [5, ['c', 'a', 'b']],
  [-1, ['b', 'c', 'a']],
])('pick %s puts one server first and keeps the ring (N3)', (pick, order) => {
  expect(turnCdns(['a', 'b', 'c'], pick)).toEqual(order);
});

test('without image servers nothing rotates, and images keep their addresses (N3)', () => {
  expect(turnCdns([], 3)).toEqual([]);
  expect(toCdnImage('https://x.example/1.webp', [])).toBe('https://x.example/1.webp');
  expect(toCdnImage('/art/1.webp', [])).toBeUndefined();
});

test.each([
  ['https://a.example/art/1.webp', 'https://a.example/art/1.webp'],
  ['https://c.example/art/1.webp?v=2', 'https://a.example/art/1.webp?v=2'],
  ['https://b.example/static/1.webp', 'https://a.example/1.webp'],
  ['https://b.example/other/1.webp', 'https://b.example/other/1.webp'],
  ['https://elsewhere.example/1.webp', 'https://elsewhere.example/1.webp'],
  ['/art/1.webp', 'https://a.example/art/1.webp'],
  ['//evil.example/1.webp', undefined],
  ['/\\evil.example/1.webp', undefined],
  ['javascript:alert(1)', undefined],
  ['http://a.example/1.webp', undefined],
  [undefined, undefined],
  [7, undefined],
])('the image %s is loaded from %s (N3, E12)', (raw, address) => {
  expect(toCdnImage(raw, cdns)).toBe(address);
});

test.each([
  ['https://a.example/1.webp', 'https://b.example/static/1.webp'],
  ['https://b.example/static/1.webp', 'https://c.example/1.webp'],
  ['https://c.example/1.webp', 'https://a.example/1.webp'],
  ['https://elsewhere.example/1.webp', undefined],
])('an image that failed at %s is looked for at %s (ruling 75)', (address, next) => {
  expect(nextCdnImage(address, cdns)).toBe(next);
});

test('with one server there is no next one (ruling 75)', () => {
  expect(nextCdnImage('https://a.example/1.webp', ['https://a.example/'])).toBeUndefined();
});
