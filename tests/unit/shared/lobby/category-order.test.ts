import { groupOf, ordinalOf } from '@/lib/shared/lobby/category-order';

const PLAIN = [
  'LIVE',
  'SPORTS',
  'RNG',
  'PVP',
  'FISH',
  'TABLE',
  'CRASH',
  'ARCADE',
  'LOTT',
  'ELOTT',
  'COCK',
  'ESPORTS',
];

test('plain categories start at 100 and are 100 apart (G9)', () => {
  expect(PLAIN.map(ordinalOf)).toEqual(PLAIN.map((_, index) => 100 + index * 100));
});

test('the named exceptions are where the specification puts them (G9)', () => {
  expect(ordinalOf('ELOTTO')).toBe(ordinalOf('ELOTT'));
  expect(ordinalOf('SEA_LOTT')).toBe(ordinalOf('ELOTT') + 5);
  expect(ordinalOf('VIETNAM_LOTTO')).toBe(ordinalOf('LOTT') + 1);
});

test.each(['', 'NEW', 'rng', '__proto__', 'constructor', 'toString'])('%j is last (G9)', (category) => {
  expect(ordinalOf(category)).toBe(1300);
});

test.each([
  ['RNG', 'TCG'],
  ['PVP', 'TCG'],
  ['LIVE', 'LIVE'],
  ['LOTT', 'LOTT'],
  ['', ''],
])('%s is under %s (G8)', (category, group) => {
  expect(groupOf(category)).toBe(group);
});
