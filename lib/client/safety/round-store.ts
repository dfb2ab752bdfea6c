// Whether the embedded game of this page is in the middle of a round.
import 'client-only';

let isOn = false;
let endedAt: number | undefined;

/** Notes what the game says; a page without a game, or a game that is gone, has no round on. */
export function notifyRound(type: 'roundStart' | 'roundEnd', now: number): void {
  isOn = type === 'roundStart';
  if (!isOn) endedAt = now;
}

/** Whether a round is on, and when the last one ended, in epoch ms. */
export function getRound(): { readonly isOn: boolean; readonly endedAt: number | undefined } {
  return { isOn, endedAt };
}
