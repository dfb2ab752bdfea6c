import fc from 'fast-check';
import { parseContentId, parsePromotion, parsePromotionCategories } from '@/lib/shared/promo/parse-promotion';
import { parseResourceUrl } from '@/lib/shared/url/resource-url';
import { hostileJson } from '@/tests/unit/shared/support/hostile-json';

const PLACE = { toImage: parseResourceUrl, untitled: 'Promotions' };

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

test('categories keep what has an id, each promotion and each category once (M1)', () => {
  const card = { id: 42, title: 'Welcome', image: 'https://cdn.example/42.webp' };
  const value = [
    { id: 5, name: ' First ', promotions: [card, card, { id: '../x', title: 'Bad' }, null] },
    { id: 5, name: 'Again', promotions: [{ id: 44, title: 'Plain', image: 'http://cdn.example/x' }] },
    { id: {}, promotions: [card] },
    { id: 6, name: 'Empty', promotions: [] },
    'x',
  ];
  expect(parsePromotionCategories(value, PLACE)).toEqual([
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
  expect(parsePromotion(raw, '42', PLACE)).toEqual({
    id: '42',
    title: 'A',
    content: '<p>b</p>',
    image: 'https://cdn.example/a',
    startsAt: '2026-11-01T00:00:00.000Z',
    endsAt: undefined,
  });
});

test.each([undefined, null, 'x', {}, { title: '  ' }, []])('%j holds no promotion (R9)', (raw) => {
  expect(parsePromotion(raw, '42', PLACE)).toBeUndefined();
});

test('without a title, a promotion has its category’s name, or the word for promotions (M1, R9)', () => {
  const image = 'https://cdn.example/a.webp';
  const value = [
    { id: 1, name: 'Weekly', promotions: [{ id: 42, title: ' ', image }] },
    { id: 2, promotions: [{ id: 43 }] },
  ];
  const titles = parsePromotionCategories(value, PLACE).map(({ promotions }) => promotions[0]?.title);
  expect(titles).toEqual(['Weekly', 'Promotions']);
  for (const raw of [{ content: '<p>b</p>' }, { image }])
    expect(parsePromotion(raw, '42', PLACE)?.title).toBe('Promotions');
});

test('no answer of a provider makes either throw', () => {
  fc.assert(
    fc.property(hostileJson, (value) => {
      parsePromotion(value, '42', PLACE);
      expect(Array.isArray(parsePromotionCategories([value, { promotions: [value] }], PLACE))).toBe(true);
    }),
  );
});
