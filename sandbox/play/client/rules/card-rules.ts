// Rules of higher or lower: what a guess pays, and the next card.
import type { Chance } from '../parts/chance.ts';

export type Suit = 'heart' | 'diamond' | 'spade' | 'club';
export type Card = { rank: number; suit: Suit };

const suits: Suit[] = ['heart', 'diamond', 'spade', 'club'];

/** Two is the least, fourteen the ace. */
export const drawCard = (random: Chance): Card => ({
  rank: 2 + Math.floor(random() * 13),
  suit: suits[Math.floor(random() * 4)] ?? 'spade',
});

export const isRight = (before: Card, after: Card, guess: 'higher' | 'lower'): boolean =>
  guess === 'higher' ? after.rank > before.rank : after.rank < before.rank;

/** Times the stake for a right guess, by its chance; an equal card loses. 0 where the guess cannot come true. */
export const guessPays = (card: Card, guess: 'higher' | 'lower'): number => {
  const ways = guess === 'higher' ? 14 - card.rank : card.rank - 2;
  return ways === 0 ? 0 : Math.floor((0.96 * 13 * 100) / ways) / 100;
};

type Round = { before: Card; guess: 'higher' | 'lower'; luck: 'fair' | 'win' | 'lose' };

export const nextCard = ({ before, guess, luck }: Round, random: Chance): Card => {
  for (let tries = 0; tries < 200; tries += 1) {
    const card = drawCard(random);
    if (luck === 'fair' || (luck === 'win') === isRight(before, card, guess)) return card;
  }
  return drawCard(random);
};
