import { canRace, pickWinner } from '@/lib/shared/handoff/race';

const lap = (origin: string, ms: number | undefined) => ({ origin, ms });

test.each([
  [900, 300, 'a'],
  [400, 200, 'a'],
  [399, 200, undefined],
  [3000, 1600, undefined],
  [120, 10, undefined],
  [300, 301, undefined],
])('against %d ms here, %d ms there: %s (B46)', (here, there, winner) => {
  expect(pickWinner(here, [lap('a', there)])).toBe(winner);
});

test('of several the fastest wins, and one that gave no answer never does (B46)', () => {
  expect(pickWinner(2_000, [lap('slow', undefined), lap('b', 500), lap('c', 100)])).toBe('c');
  expect(pickWinner(2_000, [lap('slow', undefined)])).toBeUndefined();
  expect(pickWinner(2_000, [])).toBeUndefined();
});

test('where this domain did not answer, any that did is better (B46)', () => {
  expect(pickWinner(undefined, [lap('a', 14_000), lap('b', undefined)])).toBe('a');
  expect(pickWinner(undefined, [lap('a', undefined)])).toBeUndefined();
});

const NOW = 1_800_000_000_000;
const DAY = 86_400_000;

test.each([
  [null, true],
  [String(NOW), true],
  [String(NOW + 1), false],
  [String(NOW + 7 * DAY), false],
  [String(NOW + 7 * DAY + 1), true],
  ['x', true],
  ['', true],
])('a pause until %j allows the race: %s (B46)', (nextAt, may) => {
  expect(canRace(nextAt, NOW)).toBe(may);
});
