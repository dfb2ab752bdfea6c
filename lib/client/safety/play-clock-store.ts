// The play clock, shared by all tabs of this device.
import 'client-only';
import { readStoredRecord } from '@/lib/client/storage/read-stored-record';
import { STORED } from '@/lib/client/storage/stored-items';
import { removeStored, writeStored } from '@/lib/client/storage/web-storage';
import { parsePlayClock } from '@/lib/shared/safety/parse-play-clock';
import { nextPlayClock, type PlayClock, type PlayEvent } from '@/lib/shared/safety/play-clock';

// Older sightings are precise enough: most are not written.
const WRITE_EVERY_MS = 15_000;

/** Returns the stored clock, undefined without play; read each time, as another tab may write. */
export function getPlayClock(): PlayClock | undefined {
  return parsePlayClock(readStoredRecord(STORED.playClock));
}

function isWorthWriting(before: PlayClock | undefined, after: PlayClock, type: PlayEvent['type']): boolean {
  if (type !== 'seen' || before?.startedAt !== after.startedAt) return true;
  if (before.stretch?.since !== after.stretch?.since) return true;
  return after.seenAt - before.seenAt >= WRITE_EVERY_MS;
}

/** Dispatches an event to the clock and returns it. */
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

/** Stores the last sighting exactly, before the page hides; a game on it is played no further. */
export function storeLastSight(sight: Omit<Extract<PlayEvent, { type: 'seen' }>, 'type'>): void {
  const seen = notifyPlayClock({ type: 'seen', ...sight });
  const after = sight.isPlaying ? notifyPlayClock({ type: 'rest', now: sight.now }) : seen;
  if (after) writeStored(STORED.playClock, JSON.stringify(after));
}
