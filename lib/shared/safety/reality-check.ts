// When a reality check that is due may come: not in the middle of a round, but never much later.

/** The longest that a round or a game over the whole screen puts a check off. */
export const CHECK_WAIT_MS = 60_000;

/** Minutes between two checks where the page names none. */
export const CHECK_MINUTES = 60;

/** What a game does now; times in epoch ms. */
export type CheckFacts = {
  readonly dueSince: number;
  readonly now: number;
  readonly isRoundOn: boolean;
  readonly isFullScreen: boolean;
  /** When the last round ended, if one did. */
  readonly roundEndedAt?: number;
};

/** Whether the check still waits: for the end of the round that is on, or of the next one while a game fills the screen; a minute at most. */
export function isCheckHeld(facts: CheckFacts): boolean {
  const { dueSince, now, isRoundOn, isFullScreen, roundEndedAt } = facts;
  if (now - dueSince >= CHECK_WAIT_MS) return false;
  const hasEnded = roundEndedAt !== undefined && roundEndedAt >= dueSince;
  return isRoundOn || (isFullScreen && !hasEnded);
}

/** Time between two checks, in ms, from the page's attribute in minutes. */
export function parseCheckEvery(text: string | undefined): number {
  const minutes = Number(text);
  return (Number.isInteger(minutes) && minutes >= 1 ? minutes : CHECK_MINUTES) * 60_000;
}
