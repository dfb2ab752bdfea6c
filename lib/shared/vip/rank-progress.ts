// How far a member is on the way to the next VIP rank: counted for the eye, never beyond its ends.
import type { WireRankProgress } from '@/lib/shared/calls/wire-site';
import { toNumber } from '@/lib/shared/calls/wire-value';
import { parseAmount } from '@/lib/shared/money/format-amount';

/** The way to the next rank; the counts are there only when the provider gave both. */
export type RankProgress = {
  /** 0 to 1. */
  readonly share: number;
  readonly counts?: { readonly done: number; readonly expected: number; readonly left: number };
};

function shareOf(raw: WireRankProgress | undefined): number {
  if (raw?.labelId === undefined || raw.labelId === null) return 1;
  const expected = toNumber(raw.totalExpectedConditions);
  if (expected <= 0) return 1;
  return Math.min(1, Math.max(0, toNumber(raw.completedConditions) / expected));
}

/** Completed over expected, clamped; 1 when there is no label id, and never a division by zero. */
export function toRankProgress(raw: WireRankProgress | undefined): RankProgress {
  const share = shareOf(raw);
  const [completed, expected] = [
    parseAmount(raw?.completedConditions),
    parseAmount(raw?.totalExpectedConditions),
  ];
  if (share >= 1 || completed === undefined || expected === undefined) return { share };
  const done = Math.max(0, completed);
  return { share, counts: { done, expected, left: expected - done } };
}
