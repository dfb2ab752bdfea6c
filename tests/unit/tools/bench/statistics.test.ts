import { medianOf, orderOf, ratioOf, spreadOf, zipfPlaces } from '@/tools/bench/measure/statistics.mjs';

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
])('the median of %j is %d', (values, median) => {
  expect(medianOf(values)).toBe(median);
});

test('a ratio is that of the medians, with the least and most of any round', () => {
  expect(ratioOf([2, 4, 9], [2, 2, 3])).toEqual({ median: 2, least: 1, most: 3 });
});

test('rounds go there and back', () => {
  expect([0, 1, 2].map((round) => orderOf(['a', 'b', 'c'], round).join(''))).toEqual(['abc', 'cba', 'abc']);
});

test('a spread is the greatest by the least', () => {
  expect(spreadOf([2, 3, 2.5])).toBe(1.5);
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
