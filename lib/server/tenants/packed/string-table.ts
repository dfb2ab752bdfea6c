// A map from strings to numbers without an object for each: a hash table in typed arrays.
import 'server-only';

/** `keys` are joined by NUL; `starts` and `values` are by key; `slots` hold a key's number plus one. */
export type StringTable = {
  readonly keys: string;
  readonly starts: Uint32Array;
  readonly values: Uint32Array;
  readonly slots: Uint32Array;
};

const END = '\0';
const MIN_SLOTS = 8;

// FNV-1a
function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Builds a table; of equal keys the first counts. */
export function buildTable(pairs: readonly (readonly [string, number])[]): StringTable {
  const starts = new Uint32Array(pairs.length);
  const values = new Uint32Array(pairs.length);
  const slots = new Uint32Array(2 ** Math.ceil(Math.log2(Math.max(MIN_SLOTS, pairs.length * 2))));
  const mask = slots.length - 1;
  let start = 0;
  for (const [at, [key, value]] of pairs.entries()) {
    starts[at] = start;
    values[at] = value;
    start += key.length + 1;
    let slot = hashOf(key) & mask;
    while (slots[slot] !== 0) slot = (slot + 1) & mask;
    slots[slot] = at + 1;
  }
  return { keys: pairs.map(([key]) => key + END).join(''), starts, values, slots };
}

/** Returns the value of a key, or undefined. */
export function findInTable({ keys, starts, values, slots }: StringTable, key: string): number | undefined {
  const mask = slots.length - 1;
  for (let slot = hashOf(key) & mask; ; slot = (slot + 1) & mask) {
    const number = slots[slot] ?? 0;
    if (number === 0) return undefined;
    const start = starts[number - 1] ?? 0;
    if (keys.startsWith(key, start) && keys[start + key.length] === END) return values[number - 1];
  }
}

/** Returns all keys that start with a sign, without it, and their values. */
export function* listKeys({ keys, starts, values }: StringTable, sign: string): Generator<[string, number]> {
  for (const [at, start] of starts.entries())
    if (keys[start] === sign) yield [keys.slice(start + 1, keys.indexOf(END, start)), values[at] ?? 0];
}
