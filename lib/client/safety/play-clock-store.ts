// The one clock of time played, shared by all tabs of this device.
import 'client-only';
import { readStoredRecord } from '@/lib/client/storage/read-json';
import { STORED } from '@/lib/client/storage/stored-items';
import { removeStored, writeStored } from '@/lib/client/storage/web-storage';
import { parsePlayClock } from '@/lib/shared/safety/parse-play-clock';
import { nextPlayClock, type PlayClock, type PlayEvent } from '@/lib/shared/safety/play-clock';

// A sight that is a little old changes nothing: most of them are not written.
const WRITE_EVERY_MS = 15_000;

/** The clock as it is kept; undefined while no game runs. Another tab may have moved it, so it is read each time. */
export function getPlayClock(): PlayClock | undefined {
  return parsePlayClock(readStoredRecord(STORED.playClock));
}

function isWorthWriting(before: PlayClock | undefined, after: PlayClock, type: PlayEvent['type']): boolean {
  if (type !== 'seen' || before?.startedAt !== after.startedAt) return true;
  return after.seenAt - before.seenAt >= WRITE_EVERY_MS;
}

/** Lets something happen to the clock, and hands it back. */
export function notifyPlayClock(event: PlayEvent): PlayClock | undefined {
  const before = getPlayClock();
  const after = nextPlayClock(before, event);
  if (!after) {
    if (before) removeStored(STORED.playClock);
  } else if (isWorthWriting(before, after, event.type)) {
    writeStored(STORED.playClock, JSON.stringify(after));
  }
  return after;
}

/** Keeps that a page was in sight just now, to the second: it is about to be hidden. */
export function storeLastSight(member: string, now: number): void {
  const after = notifyPlayClock({ type: 'seen', member, now });
  if (after) writeStored(STORED.playClock, JSON.stringify(after));
}
