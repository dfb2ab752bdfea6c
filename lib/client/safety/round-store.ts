// Whether the embedded game is in a round.
import 'client-only';

let isOn = false;
let endedAt: number | undefined;

/** Stores the game's message; a page without a game has no round. */
export function notifyRound(type: 'roundStart' | 'roundEnd', now: number): void {
  isOn = type === 'roundStart';
  if (!isOn) endedAt = now;
}

/** Returns whether a round runs, and when the last one ended (epoch ms). */
export function getRound(): { readonly isOn: boolean; readonly endedAt: number | undefined } {
  return { isOn, endedAt };
}
