import { medianOf, orderOf, thirdQuartileOf, zipfPlaces } from '@/tools/bench/measure/statistics.mjs';

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
])('the median of %j is %d', (values, median) => {
  expect(medianOf(values)).toBe(median);
});

test.each([
  [[4, 1, 3, 2], 3],
  [[5, 4, 3, 2, 1], 4],
  [[7], 7],
])('three of four of %j are at most %d (PRF-31)', (values, quartile) => {
  expect(thirdQuartileOf(values)).toBe(quartile);
});

test('rounds go there and back', () => {
  expect([0, 1, 2].map((round) => orderOf(['a', 'b', 'c'], round).join(''))).toEqual(['abc', 'cba', 'abc']);
});

test('by Zipf, the first merchant is requested most, every place exists, and two runs request alike', () => {
  const places = zipfPlaces(100, 20_000);
  const countAt = (at: number) => places.filter((place) => place === at).length;
  expect(countAt(0) / countAt(1)).toBeGreaterThan(1.7);
  expect(countAt(0) / countAt(1)).toBeLessThan(2.4);
  expect(Math.min(...places)).toBe(0);
  expect(Math.max(...places)).toBe(99);
  expect(zipfPlaces(100, 50)).toEqual(places.slice(0, 50));
});
