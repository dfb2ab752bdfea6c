// Whether a reality check shows on this page.
import 'client-only';
import { getPlayClock, notifyPlayClock } from '@/lib/client/safety/play-clock-store';
import { getRound } from '@/lib/client/safety/round-store';
import { makeStore } from '@/lib/client/store/make-store';
import { isReminderDue, type PlayClock, playedMsOf } from '@/lib/shared/safety/play-clock';
import { isCheckHeld, parseCheckEvery } from '@/lib/shared/safety/reality-check';

// Only one tab shows it.
const TAB = typeof window === 'undefined' ? '' : crypto.getRandomValues(new Uint32Array(2)).join('-');
const CLAIM_EVERY_MS = 2_000;

const shown = makeStore<number | undefined>(undefined);
let dueSince: number | undefined;

export const subscribeReality = shown.subscribe;

/** Returns play time in ms when the check opened, undefined if closed. */
export const getReality = shown.get;

function isHeld(since: number, now: number): boolean {
  const { isOn: isRoundOn, endedAt: roundEndedAt } = getRound();
  const isFullScreen = Boolean(document.fullscreenElement);
  return isCheckHeld({ dueSince: since, now, isRoundOn, isFullScreen, roundEndedAt });
}

/** Opens a due check after the current round and claims it for this tab. */
export function checkReality(clock: PlayClock | undefined, now: number): void {
  const everyMs = parseCheckEvery(document.documentElement.dataset.reality);
  if (!clock || !isReminderDue(clock, { everyMs, tab: TAB, now })) {
    dueSince = undefined;
    shown.set(undefined);
    return;
  }
  dueSince ??= now;
  // A new round does not close an open check.
  if (shown.get() === undefined && isHeld(dueSince, now)) return;
  if (now - (clock.asking?.at ?? 0) >= CLAIM_EVERY_MS) notifyPlayClock({ type: 'claimed', tab: TAB, now });
  shown.set(shown.get() ?? playedMsOf(clock, now));
}

/** Confirms the check; the next one is due a full interval later. */
export function confirmReality(now: number): void {
  notifyPlayClock({ type: 'checked', now });
  checkReality(getPlayClock(), now);
}
