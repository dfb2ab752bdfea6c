// State of each check: challenge or lot, the gap of its picture, and the number of misses.
import { randomBytes } from 'node:crypto';
import { findTicket, issueTicket, spendTicket, type TicketKey } from '../accounts/ticket.ts';
import type { ProviderState } from '../core/provider-state.ts';
import { drawPuzzle, isFilled, type PuzzlePicture } from './picture.ts';

/** Lifetime of a lot and of its proof. */
export const lifeMs = 10 * 60_000;

/** Pictures per check; then the player starts another one. */
const maxPictures = 6;

export type LotKey = { merchant: string; kind: 'v3-challenge' | 'v4-lot'; mark: string };

export const toFreshMark = (): string => randomBytes(16).toString('hex');

const puzzleKey = ({ merchant, mark }: LotKey): TicketKey => ({ merchant, kind: 'puzzle', mark });

export const issueLot = (state: ProviderState, merchant: string, kind: LotKey['kind']): LotKey => {
  const key = { merchant, kind, mark: toFreshMark() };
  issueTicket(state, key);
  return key;
};

/** Returns the next picture of a lot; null where it is unknown, too old, solved, or out of pictures. */
export const nextPicture = (state: ProviderState, key: LotKey): PuzzlePicture | null => {
  if (!findTicket(state, key, lifeMs)) return null;
  const shown = Number(findTicket(state, puzzleKey(key), lifeMs)?.shown ?? 0);
  if (shown >= maxPictures) return null;
  const { picture, gap } = drawPuzzle();
  issueTicket(state, puzzleKey(key), { gap, shown: shown + 1 });
  return picture;
};

export type ProofVerdict = 'solved' | 'missed' | 'over';

/** Checks the position of the piece; one try per picture, none after success. */
export const checkLot = (state: ProviderState, key: LotKey, position: string): ProofVerdict => {
  const puzzle = findTicket(state, puzzleKey(key), lifeMs);
  if (!puzzle || !findTicket(state, key, lifeMs)) return 'over';
  const { gap, shown } = puzzle;
  if (typeof gap !== 'number') return 'over';
  if (!isFilled(gap, position)) {
    issueTicket(state, puzzleKey(key), { gap: null, shown });
    return Number(shown) >= maxPictures ? 'over' : 'missed';
  }
  spendTicket(state, puzzleKey(key), lifeMs);
  spendTicket(state, key, lifeMs);
  return 'solved';
};
