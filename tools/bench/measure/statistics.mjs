// The arithmetic of the bench: medians, the order of rounds, hosts by Zipf's law.

/** Returns the median; of an even count the mean of the middle two. */
export function medianOf(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 0 ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[Math.floor(middle)];
}

/** Returns the value that three of four do not exceed. */
export function thirdQuartileOf(values) {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1];
}

/** Returns the names in the order of a round: there, and in the next round back (ABBA). */
export function orderOf(names, round) {
  return round % 2 === 0 ? [...names] : names.toReversed();
}

function placeOf(sums, wanted) {
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sums[middle] < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns `draw()`: a place of 0…size-1 by Zipf's law, the n-th 1/n as often as the first. `random()` is below 1. */
export function makeZipf(size, random) {
  const sums = [];
  let sum = 0;
  for (let rank = 1; rank <= size; rank += 1) {
    sum += 1 / rank;
    sums.push(sum);
  }
  return () => placeOf(sums, random() * sum);
}

/** Returns `count` places of 0…size-1 by Zipf's law, the same in every run. */
export function zipfPlaces(size, count) {
  let seed = 42;
  const random = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
  return Array.from({ length: count }, makeZipf(size, random));
}
