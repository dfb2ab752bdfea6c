import type { WireRankProgress } from '@/lib/shared/calls/wire-site';
import { toNumber, toText } from '@/lib/shared/calls/wire-value';
import { parseAmount } from '@/lib/shared/money/format-amount';

/** Counts are present only when the provider sent both: a full bar alone claims nothing. */
export type RankProgress = {
  readonly share: number;
  readonly counts?: { readonly done: number; readonly expected: number; readonly left: number };
  /** Set where the provider's own counts say so. */
  readonly isMet?: true;
};

function shareOf(raw: WireRankProgress | undefined): number {
  if (raw?.labelId === undefined || raw.labelId === null || toText(raw.labelId) === '') return 1;
  const expected = toNumber(raw.totalExpectedConditions);
  if (expected <= 0) return 1;
  return Math.min(1, Math.max(0, toNumber(raw.completedConditions) / expected));
}

/** Computes completed over expected, 0 to 1; 1 without a label id. */
export function toRankProgress(raw: WireRankProgress | undefined): RankProgress {
  const share = shareOf(raw);
  const [completed, expected] = [
    parseAmount(raw?.completedConditions),
    parseAmount(raw?.totalExpectedConditions),
  ];
  if (completed === undefined || expected === undefined) return { share };
  if (expected > 0 && completed >= expected) return { share, isMet: true };
  if (share >= 1) return { share };
  const done = Math.max(0, completed);
  return { share, counts: { done, expected, left: expected - done } };
}
