// Chance of a play page: the browser's own random source.
export type Chance = () => number;

/** A number from 0 up to, not including, 1. */
export const chance: Chance = () => {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word / 4294967296;
};

/** `count` different whole numbers from 1 to `pool`, in the order they came. */
export const drawNumbers = (count: number, pool: number, random: Chance): number[] => {
  const left = Array.from({ length: pool }, (_none, nth) => nth + 1);
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0] ?? 0);
};
