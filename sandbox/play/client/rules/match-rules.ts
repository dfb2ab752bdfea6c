// Rules of the little match: goals by the minute, the three results and what each pays.
import type { Chance } from '../parts/chance.ts';

export type MatchResult = 'home' | 'draw' | 'away';
export type Score = [number, number];

/** Times the stake: about what the results are worth at the goal rates below. */
export const odds: Record<MatchResult, number> = { home: 2.15, draw: 3.6, away: 2.95 };

const rates: Score = [1.55 / 18, 1.25 / 18];

export const resultOf = ([home, away]: Score): MatchResult => {
  if (home === away) return 'draw';
  return home > away ? 'home' : 'away';
};

/** The score after each of eighteen spells of five minutes. */
const playOnce = (random: Chance): Score[] => {
  let [home, away]: Score = [0, 0];
  return Array.from({ length: 18 }, () => {
    if (random() < rates[0]) home += 1;
    if (random() < rates[1]) away += 1;
    return [home, away];
  });
};

/** A match; under planted luck one that makes the bet right or wrong. */
export const playOut = (
  bet: { result: MatchResult; luck: 'fair' | 'win' | 'lose' },
  random: Chance,
): Score[] => {
  for (let tries = 0; tries < 300; tries += 1) {
    const spells = playOnce(random);
    const isWon = resultOf(spells.at(-1) ?? [0, 0]) === bet.result;
    if (bet.luck === 'fair' || (bet.luck === 'win') === isWon) return spells;
  }
  return playOnce(random);
};
