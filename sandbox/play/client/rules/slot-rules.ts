// Rules of the reels: five reels, three rows, five lines; symbol 0 replaces every other.
import type { Chance } from '../parts/chance.ts';

export type Grid = number[][];
export type LineWin = { line: number; count: number; symbol: number };

const weights = [2, 2, 3, 4, 5, 5, 6];

// Times the stake of one line, for three, four and five of a kind.
const pays = [
  [30, 100, 500],
  [15, 60, 300],
  [10, 40, 150],
  [8, 25, 90],
  [6, 16, 60],
  [5, 13, 45],
  [4, 10, 30],
];

/** Row of each reel that a line runs through. */
export const lines = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
];

const bag = weights.flatMap((weight, symbol) => Array<number>(weight).fill(symbol));

export const randomSymbol = (random: Chance): number => bag[Math.floor(random() * bag.length)] ?? 0;

const spinOnce = (random: Chance): Grid =>
  Array.from({ length: 5 }, () => Array.from({ length: 3 }, () => randomSymbol(random)));

const readLine = (grid: Grid, line: number): LineWin | null => {
  const symbols = (lines[line] ?? []).map((row, reel) => grid[reel]?.[row] ?? 0);
  const symbol = symbols.find((one) => one !== 0) ?? 0;
  const end = symbols.findIndex((one) => one !== 0 && one !== symbol);
  const count = end === -1 ? symbols.length : end;
  return count >= 3 ? { line, count, symbol } : null;
};

/** The lines that win, and the win as a multiple of the whole stake. */
export const evaluate = (grid: Grid): { wins: LineWin[]; times: number } => {
  const wins = lines.flatMap((_rows, line) => readLine(grid, line) ?? []);
  const sum = wins.reduce((total, { symbol, count }) => total + (pays[symbol]?.[count - 3] ?? 0), 0);
  return { wins, times: sum / lines.length };
};

/** A spin; planted luck repeats it until it fits. */
export const spin = (random: Chance, luck: 'fair' | 'win' | 'lose'): Grid => {
  for (let tries = 0; tries < 500; tries += 1) {
    const grid = spinOnce(random);
    const isWin = evaluate(grid).times > 0;
    if (luck === 'fair' || (luck === 'win') === isWin) return grid;
  }
  return spinOnce(random);
};
