// A stable sort in steps, so that a long list never blocks a page.

const RUN_LENGTH = 64;
const MERGES_A_STEP = 256;

type Compare<Item> = (a: Item, b: Item) => number;

function* mergeSteps<Item>(
  left: Item[],
  right: Item[],
  compare: Compare<Item>,
): Generator<undefined, Item[]> {
  const merged: Item[] = [];
  let at = 0;
  for (const item of left) {
    for (let next = right[at]; next !== undefined && compare(next, item) < 0; next = right[at]) {
      merged.push(next);
      at += 1;
    }
    merged.push(item);
    if (merged.length % MERGES_A_STEP === 0) yield;
  }
  return merged.concat(right.slice(at));
}

/** Sorts a copy and yields after each small step; equal items keep their order. Items may not be undefined. */
export function* sortSteps<Item extends object | string | number>(
  items: readonly Item[],
  compare: Compare<Item>,
): Generator<undefined, Item[]> {
  let runs: Item[][] = [];
  for (let start = 0; start < items.length; start += RUN_LENGTH) {
    runs.push(items.slice(start, start + RUN_LENGTH).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const next: Item[][] = [];
    for (let at = 0; at < runs.length; at += 2)
      next.push(yield* mergeSteps(runs[at] ?? [], runs[at + 1] ?? [], compare));
    runs = next;
  }
  return runs[0] ?? [];
}
