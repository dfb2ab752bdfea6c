import { toRecord } from '@/lib/shared/is-record';
import type { PlayClock } from '@/lib/shared/safety/play-clock';

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

function parseAsking(raw: unknown): PlayClock['asking'] {
  const { tab, at } = toRecord(raw);
  return typeof tab === 'string' && isTime(at) ? { tab, at } : undefined;
}

function parseStretch(raw: unknown): PlayClock['stretch'] {
  const { since, seenAt, isAway } = toRecord(raw);
  return isTime(since) && isTime(seenAt) ? { since, seenAt, isAway: isAway === true } : undefined;
}

/** Parses the clock. */
export function parsePlayClock(raw: Readonly<Record<string, unknown>> | undefined): PlayClock | undefined {
  const { member, startedAt, seenAt, playedMs, stretch, checkedMs, asking } = raw ?? {};
  if (typeof member !== 'string' || !isTime(startedAt) || !isTime(seenAt)) return undefined;
  if (!isTime(playedMs) || !isTime(checkedMs)) return undefined;
  return {
    member,
    startedAt,
    seenAt,
    playedMs,
    stretch: parseStretch(stretch),
    checkedMs,
    asking: parseAsking(asking),
  };
}
