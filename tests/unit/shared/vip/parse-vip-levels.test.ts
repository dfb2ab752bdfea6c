import fc from 'fast-check';
import { parseVipLevels } from '@/lib/shared/vip/parse-vip-levels';
import { hostileJson } from '@/tests/unit/shared/support/hostile-json';

test('levels come lowest first, each rank and line once, without nameless lines (B20)', () => {
  const levels = [
    {
      rankLevel: 2,
      name: 'Silver',
      conditions: [{ name: 'Deposits', target: 5 }, { target: 1 }, { target: '5', name: 'Deposits' }],
      benefits: ['A', 7, '', 'A'],
    },
    { rankLevel: 1, name: 'Bronze' },
    { rankLevel: 3, name: '' },
  ];
  expect(parseVipLevels(levels)).toEqual([
    { rank: 1, name: 'Bronze', conditions: [], benefits: [] },
    { rank: 2, name: 'Silver', conditions: [{ name: 'Deposits', target: '5' }], benefits: ['A', '7'] },
  ]);
});

test('levels without a rank, or of the same, are all shown, the former last and in the provider’s order (B20)', () => {
  const ranksOf = (levels: unknown) => parseVipLevels(levels).map(({ rank, name }) => [rank, name]);
  const named = (name: string, rankLevel?: unknown) => ({ name, rankLevel });
  expect(
    ranksOf([
      named('Wood'),
      named('Gold', 'x'),
      named('Silver', '2'),
      named('Bronze', 1),
      named('Iron', 1),
      named('Wood'),
    ]),
  ).toEqual([
    [1, 'Bronze'],
    [1, 'Iron'],
    [2, 'Silver'],
    [undefined, 'Wood'],
    [undefined, 'Gold'],
  ]);
});

test('nothing a provider may answer makes it throw', () => {
  fc.assert(fc.property(hostileJson, (value) => expect(Array.isArray(parseVipLevels(value))).toBe(true)));
});
