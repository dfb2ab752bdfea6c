import 'client-only';
import { formatBreakEnd } from '@/lib/client/safety/format-break-end';
import { formatClock } from '@/lib/shared/game/format-clock';
import { type PlayClock, playedMsOf } from '@/lib/shared/safety/play-clock';

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
export function fillPlaces({ clock, now, breakEnd }: Facts): void {
  fill('[data-play-clock]', clock ? formatClock(playedMsOf(clock, now)) : '');
  if (breakEnd !== undefined) fill('[data-break-until]', formatBreakEnd(breakEnd));
}
