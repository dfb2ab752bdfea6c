// Seeded random numbers: the same text always draws the same picture.
export type Prng = {
  /** A number from 0 up to, not including, 1. */
  next(): number;
  between(low: number, high: number): number;
  integer(low: number, high: number): number;
  pick<T>(choices: readonly T[]): T;
  chance(share: number): boolean;
};

const toSeed = (text: string): number => {
  let hash = 2166136261;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
};

/** mulberry32 over an FNV-1a hash: small, even enough for pictures, and the same everywhere. */
export const createPrng = (text: string): Prng => {
  let state = toSeed(text);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number => low + next() * (high - low);
  return {
    next,
    between,
    integer: (low, high) => Math.floor(between(low, high + 1)),
    pick: (choices) => {
      const chosen = choices[Math.floor(next() * choices.length)];
      if (chosen === undefined) throw new Error('nothing to pick from');
      return chosen;
    },
    chance: (share) => next() < share,
  };
};
