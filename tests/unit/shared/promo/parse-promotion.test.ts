import fc from 'fast-check';
import { parseContentId, parsePromotion, parsePromotionCategories } from '@/lib/shared/promo/parse-promotion';
import { parseResourceUrl } from '@/lib/shared/url/resource-url';
import { hostileJson } from '@/tests/unit/shared/support/hostile-json';

test.each([
  ['42', '42'],
  [42, '42'],
  ['summer-2026_a', 'summer-2026_a'],
  ['', undefined],
  ['../x', undefined],
  ['4 2', undefined],
  ['42&type=1', undefined],
  ['é', undefined],
  ['x'.repeat(65), undefined],
  [['42'], undefined],
  [undefined, undefined],
])('the id %j reads as %s (R9)', (raw, id) => {
  expect(parseContentId(raw)).toBe(id);
});

test('categories keep what has an id and a title, each promotion and each category once (M1)', () => {
  const card = { id: 42, title: 'Welcome', image: 'https://cdn.example/42.webp' };
  const value = [
    { id: 5, name: ' First ', promotions: [card, card, { id: '../x', title: 'Bad' }, { id: 43 }, null] },
    { id: 5, name: 'Again', promotions: [{ id: 44, title: 'Plain', image: 'http://cdn.example/x' }] },
    { id: {}, promotions: [card] },
    { id: 6, name: 'Empty', promotions: [] },
    'x',
  ];
  expect(parsePromotionCategories(value, parseResourceUrl)).toEqual([
    { id: '5', name: 'Again', promotions: [{ id: '44', title: 'Plain', image: undefined }] },
    {
      id: 'n2',
      name: '',
      promotions: [{ id: '42', title: 'Welcome', image: 'https://cdn.example/42.webp' }],
    },
  ]);
});

test('a promotion keeps its fields; times are ISO (R9, E16)', () => {
  const raw = {
    id: 42,
    title: 'A',
    content: '<p>b</p>',
    image: 'https://cdn.example/a',
    startsAt: '2026-11-01',
    endsAt: 'never',
  };
  expect(parsePromotion(raw, '42', parseResourceUrl)).toEqual({
    id: '42',
    title: 'A',
    content: '<p>b</p>',
    image: 'https://cdn.example/a',
    startsAt: '2026-11-01T00:00:00.000Z',
    endsAt: undefined,
  });
});

test.each([undefined, null, 'x', {}, { title: '  ' }, []])('%j holds no promotion (R9)', (raw) => {
  expect(parsePromotion(raw, '42', parseResourceUrl)).toBeUndefined();
});

test('no answer of a provider makes either throw', () => {
  fc.assert(
    fc.property(hostileJson, (value) => {
      parsePromotion(value, '42', parseResourceUrl);
      expect(
        Array.isArray(parsePromotionCategories([value, { promotions: [value] }], parseResourceUrl)),
      ).toBe(true);
    }),
  );
});
