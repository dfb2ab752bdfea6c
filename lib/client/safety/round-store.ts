// Whether an embedded game shows on this page, and whether it is in a round.
import 'client-only';

let isShown = false;
let isOn = false;
let endedAt: number | undefined;

/** Stores whether a game shows. */
export function setGameShown(isNow: boolean): void {
  isShown = isNow;
}

/** Returns whether a game shows: only then time counts as played. */
export function isGameShown(): boolean {
  return isShown;
}

/** Stores the game's message; a page without a game has no round. */
export function notifyRound(type: 'roundStart' | 'roundEnd', now: number): void {
  isOn = type === 'roundStart';
  if (!isOn) endedAt = now;
}

/** Returns whether a round runs, and when the last one ended (epoch ms). */
export function getRound(): { readonly isOn: boolean; readonly endedAt: number | undefined } {
  return { isOn, endedAt };
}
