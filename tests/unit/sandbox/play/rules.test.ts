import { createPrng } from '../../../../sandbox/core/prng.ts';
import { drawNumbers } from '../../../../sandbox/play/client/parts/chance.ts';
import { drawCard, guessPays, isRight, nextCard } from '../../../../sandbox/play/client/rules/card-rules.ts';
import { crashPoint, multiplierAt } from '../../../../sandbox/play/client/rules/crash-rules.ts';
import { countHits, drawBalls, payTimes } from '../../../../sandbox/play/client/rules/lottery-rules.ts';
import { odds, playOut, resultOf } from '../../../../sandbox/play/client/rules/match-rules.ts';
import { evaluate, spin } from '../../../../sandbox/play/client/rules/slot-rules.ts';

const chanceOf = (seed: string) => createPrng(seed).next;
const meanOf = (rounds: number, play: () => number): number =>
  Array.from({ length: rounds }, play).reduce((sum, one) => sum + one, 0) / rounds;

describe('the reels', () => {
  it('pay three of a kind from the left, with the best symbol as a joker', () => {
    const row = [1, 0, 1, 6, 6].map((middle) => [5, middle, 4]);
    const { wins, times } = evaluate(
      row.map(([top, middle], reel) => [reel % 2 ? 3 : (top ?? 0), middle ?? 0, reel % 2 ? 6 : 2]),
    );
    expect(wins).toEqual([{ line: 0, count: 3, symbol: 1 }]);
    expect(times).toBe(3);
  });

  it('return about nine tenths of the stakes, and win or lose when planted', () => {
    const random = chanceOf('slot');
    const mean = meanOf(40_000, () => evaluate(spin(random, 'fair')).times);
    expect(mean).toBeGreaterThan(0.8);
    expect(mean).toBeLessThan(0.99);
    expect(evaluate(spin(random, 'win')).times).toBeGreaterThan(0);
    expect(evaluate(spin(random, 'lose')).times).toBe(0);
  });
});

describe('the draw', () => {
  it('takes different numbers of the pool, and pays by hits', () => {
    const drawn = drawNumbers(36, 36, chanceOf('draw'));
    expect(new Set(drawn).size).toBe(36);
    expect(countHits([1, 2, 3], [3, 9, 1])).toBe(2);
    expect([payTimes(5, 0), payTimes(5, 3), payTimes(3, 3)]).toEqual([0, 8, 60]);
  });

  it.each([
    ['win', 3],
    ['lose', 0],
  ] as const)('under planted luck to %s brings %i of five', (luck, hits) => {
    const ticket = [4, 8, 15, 16, 23];
    expect(countHits(ticket, drawBalls({ ticket, pool: 36, luck }, chanceOf(luck)))).toBe(hits);
  });
});

describe('the curve', () => {
  it('rises without end and crashes fairly: 97 of 100 come back at any cash-out', () => {
    expect([multiplierAt(0), multiplierAt(6100)]).toEqual([1, 2.01]);
    const random = chanceOf('crash');
    expect(meanOf(40_000, () => (crashPoint(random, 'fair') > 2 ? 2 : 0))).toBeCloseTo(0.96, 1);
    expect(crashPoint(random, 'lose')).toBe(1);
    expect(crashPoint(random, 'win')).toBeGreaterThanOrEqual(20);
  });
});

describe('higher or lower', () => {
  it('pays by the chance of the guess, and never for an impossible one', () => {
    expect(guessPays({ rank: 14, suit: 'spade' }, 'higher')).toBe(0);
    expect(guessPays({ rank: 8, suit: 'spade' }, 'higher')).toBe(2.08);
    const before = drawCard(chanceOf('card'));
    const card = nextCard({ before: { ...before, rank: 7 }, guess: 'lower', luck: 'win' }, chanceOf('next'));
    expect(isRight({ ...before, rank: 7 }, card, 'lower')).toBe(true);
  });
});

describe('the match', () => {
  it.each(['home', 'draw', 'away'] as const)(
    'bet on %s gives back less than it takes, and more than three quarters',
    (result) => {
      const random = chanceOf(`match ${result}`);
      const mean = meanOf(20_000, () => {
        const last = playOut({ result, luck: 'fair' }, random).at(-1) ?? [0, 0];
        return resultOf(last) === result ? odds[result] : 0;
      });
      expect(mean).toBeGreaterThan(0.75);
      expect(mean).toBeLessThan(1.02);
    },
  );
});
