import { IMAGE_PLACES, toSrcSet } from '@/lib/shared/cdn/image-sizing';

const cdns = ['https://a.example/', 'https://b.example/static'];

test.each([
  ['{path}?w={width}', 'https://a.example/art/1.webp', 'https://a.example/art/1.webp?w=120 120w'],
  ['w={width},f=auto/{path}', 'https://a.example/1.webp', 'https://a.example/w=120,f=auto/1.webp 120w'],
  ['{width}/{path}', 'https://b.example/static/1.webp', 'https://b.example/static/120/1.webp 120w'],
  ['{path}?w={width}', 'https://a.example/1.webp?v=2', 'https://a.example/1.webp?v=2&w=120 120w'],
  ['{path}?w={width}', 'https://a.example/1.webp#x', 'https://a.example/1.webp?w=120 120w'],
  ['w={width}/{path}', 'https://a.example/$&,', 'https://a.example/w=120/$&%2C 120w'],
])('by %s the picture %s begins with %s (N4)', (sizedPath, address, first) => {
  expect(toSrcSet(address, 'card', { cdns, sizedPath })?.split(', ')[0]).toBe(first);
});

test.each(['https://elsewhere.example/1.webp', 'https://b.example/other/1.webp'])(
  'the picture %s of no image server loads as given (N4)',
  (address) => {
    expect(toSrcSet(address, 'card', { cdns, sizedPath: '{path}?w={width}' })).toBeUndefined();
  },
);

test.each(Object.entries(IMAGE_PLACES))(
  'the place %s has a width for one, two and three pixels a point (N4)',
  (_place, { widths }) => {
    const [one = 0, ...more] = widths;
    expect(more).toEqual([2 * one, 3 * one]);
  },
);
