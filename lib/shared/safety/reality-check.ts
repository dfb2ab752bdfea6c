// Delays a due reality check until the end of a round, within a limit.

/** Maximum delay by a round or a full-screen game. */
const CHECK_WAIT_MS = 60_000;

const CHECK_MINUTES = 60;

/** Times in epoch ms. */
export type CheckFacts = {
  readonly dueSince: number;
  readonly now: number;
  readonly isRoundOn: boolean;
  readonly isFullScreen: boolean;
  readonly roundEndedAt?: number;
};

/** Returns whether the check waits for the current round, or the next one of a full-screen game; a minute at most. */
export function isCheckHeld(facts: CheckFacts): boolean {
  const { dueSince, now, isRoundOn, isFullScreen, roundEndedAt } = facts;
  if (now - dueSince >= CHECK_WAIT_MS) return false;
  const hasEnded = roundEndedAt !== undefined && roundEndedAt >= dueSince;
  return isRoundOn || (isFullScreen && !hasEnded);
}

/** Parses the page's attribute (minutes) to ms. */
export function parseCheckEvery(text: string | undefined): number {
  const minutes = Number(text);
  return (Number.isInteger(minutes) && minutes >= 1 ? minutes : CHECK_MINUTES) * 60_000;
}
