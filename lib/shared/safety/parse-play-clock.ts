import type { PlayClock } from '@/lib/shared/safety/play-clock';

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

function parseAsking(raw: unknown): PlayClock['asking'] {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { tab, at } = raw as Record<string, unknown>;
  return typeof tab === 'string' && isTime(at) ? { tab, at } : undefined;
}

function parseStretch(raw: unknown): PlayClock['stretch'] {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { since, seenAt, isAway } = raw as Record<string, unknown>;
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
