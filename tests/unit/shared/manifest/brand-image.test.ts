import { BRAND_IMAGES, findBrandImage, toBrandImagePath } from '@/lib/shared/manifest/brand-image';

const find = (query: string) => findBrandImage(new URLSearchParams(query));

test('every picture is found by its own address, and each address is another (B10)', () => {
  const paths = BRAND_IMAGES.map((image) => toBrandImagePath(image, 'v1'));
  expect(new Set(paths).size).toBe(BRAND_IMAGES.length);
  for (const [at, path] of paths.entries()) expect(find(path.split('?')[1] ?? '')).toBe(BRAND_IMAGES[at]);
});

test.each([
  '',
  'kind=icon',
  'kind=icon&size=193',
  'kind=icon&size=100000',
  'kind=icon&size=0192',
  'kind=icon&size=192&name=games',
  'kind=screen&size=720',
  'kind=screen&name=constructor&size=720',
  'kind=__proto__&size=192',
])('%j is none: no other kind, name or size is painted (B10)', (query) => {
  expect(find(query)).toBeUndefined();
});

test('screens have the shapes that browsers take: 320 to 3840 px, at most 2.3 to 1 (B10)', () => {
  for (const { width, height } of BRAND_IMAGES.filter(({ kind }) => kind === 'screen')) {
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(320);
    expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3);
  }
});
