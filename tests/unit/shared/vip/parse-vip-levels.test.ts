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

test('nothing a provider may answer makes it throw', () => {
  fc.assert(fc.property(hostileJson, (value) => expect(Array.isArray(parseVipLevels(value))).toBe(true)));
});
