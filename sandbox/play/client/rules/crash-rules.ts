// Rules of the rising curve: how fast it climbs, and where it ends.
import type { Chance } from '../parts/chance.ts';

/** The multiplier after so many milliseconds: doubled about every six seconds. */
export const multiplierAt = (ms: number): number => Math.floor(Math.exp(ms * 0.000115) * 100) / 100;

/** Where a round ends: three of a hundred never leave the ground, and the rest is fair. */
export const crashPoint = (random: Chance, luck: 'fair' | 'win' | 'lose'): number => {
  if (luck === 'lose') return 1;
  const fair = Math.min(50, Math.max(1, Math.floor((0.97 / (1 - random())) * 100) / 100));
  return luck === 'win' ? Math.max(fair, 20) : fair;
};
