// Rules of the draw: payout by number of hits.
import { type Chance, drawNumbers } from '../parts/chance.ts';

// Times the stake by hits, for tickets of three numbers and of five.
const pays: Record<number, number[]> = {
  3: [0, 0, 6, 60],
  5: [0, 0, 1.5, 8, 120, 2000],
};

export const payTimes = (pick: number, hits: number): number => pays[pick]?.[hits] ?? 0;

export const countHits = (ticket: readonly number[], drawn: readonly number[]): number =>
  ticket.filter((number) => drawn.includes(number)).length;

type Draw = { ticket: readonly number[]; pool: number; luck: 'fair' | 'win' | 'lose' };

/** The drawn balls; under planted luck they take, or miss, the numbers of the ticket. */
export const drawBalls = ({ ticket, pool, luck }: Draw, random: Chance): number[] => {
  const fair = drawNumbers(ticket.length, pool, random);
  if (luck === 'fair') return fair;
  const others = drawNumbers(pool, pool, random).filter((number) => !ticket.includes(number));
  const wanted = luck === 'win' ? ticket.slice(0, Math.max(2, ticket.length - 2)) : [];
  return [...wanted, ...others].slice(0, ticket.length);
};
