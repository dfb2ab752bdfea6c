// The per-second task of a page: play clock, reality check, end of a break, and times that React leaves empty.
import 'client-only';
import { fillTimes } from '@/lib/client/page/fill-times';
import { checkBreak, getBreakEnd } from '@/lib/client/safety/break-store';
import { formatBreakEnd } from '@/lib/client/safety/format-break-end';
import { notifyPlayClock, storeLastSight } from '@/lib/client/safety/play-clock-store';
import { checkReality } from '@/lib/client/safety/reality-store';
import { isGameShown } from '@/lib/client/safety/round-store';
import { getSession } from '@/lib/client/session/session-store';
import { formatClock } from '@/lib/shared/game/format-clock';
import { type PlayClock, playedMsOf } from '@/lib/shared/safety/play-clock';

const EVERY_MS = 1_000;

function memberHere(): string | undefined {
  const session = getSession();
  return session.state === 'member' ? session.info.id || session.info.userName : undefined;
}

function readClock(now: number): PlayClock | undefined {
  const member = memberHere();
  if (member !== undefined) return notifyPlayClock({ type: 'seen', member, isPlaying: isGameShown(), now });
  // Unknown does not count as signed out.
  return getSession().state === 'visitor' ? notifyPlayClock({ type: 'out' }) : undefined;
}

type Facts = {
  readonly clock: PlayClock | undefined;
  readonly now: number;
  readonly breakEnd: number | undefined;
};

function fill(selector: string, text: string): void {
  for (const place of document.querySelectorAll(selector))
    if (place.textContent !== text) place.textContent = text;
}

/** Writes into `[data-play-clock]` and `[data-break-until]`, which React leaves empty. */
function fillPlaces({ clock, now, breakEnd }: Facts): void {
  fill('[data-play-clock]', clock ? formatClock(playedMsOf(clock, now)) : '');
  if (breakEnd !== undefined) fill('[data-break-until]', formatBreakEnd(breakEnd));
}

function tick(): void {
  checkBreak();
  if (document.visibilityState !== 'visible') return;
  fillTimes();
  const now = Date.now();
  const clock = readClock(now);
  checkReality(clock, now);
  fillPlaces({ clock, now, breakEnd: getBreakEnd() });
}

function onVisibility(): void {
  const member = memberHere();
  if (document.visibilityState === 'visible') tick();
  else if (member !== undefined) storeLastSight({ member, isPlaying: isGameShown(), now: Date.now() });
}

/** Starts the task; runs at once on return from the back/forward cache. Returns the stop function. */
export function watchSafety(): () => void {
  tick();
  const timer = setInterval(tick, EVERY_MS);
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pageshow', tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pageshow', tick);
  };
}
