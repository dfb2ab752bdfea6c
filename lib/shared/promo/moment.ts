// Times of promotions and announcements.

export type RunningState = 'soon' | 'running' | 'ended';

const HAS_ZONE = /(?:z|[+-]\d{2}:?\d{2})$/i;

/** Parses a provider's time to ISO. Without a zone it counts as UTC, so that all servers agree. */
export function parseMoment(raw: unknown): string | undefined {
  if (typeof raw !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(raw) || raw.length > 40) return undefined;
  const text = raw.trim();
  const hasTime = /\d:\d/.test(text);
  const millis = Date.parse(hasTime && !HAS_ZONE.test(text) ? `${text.replace(' ', 'T')}Z` : text);
  return Number.isNaN(millis) ? undefined : new Date(millis).toISOString();
}

/** Returns the state at `now` (epoch ms); undefined without known times. */
export function runningStateOf(
  { startsAt, endsAt }: { readonly startsAt?: string; readonly endsAt?: string },
  now: number,
): RunningState | undefined {
  if (startsAt !== undefined && now < Date.parse(startsAt)) return 'soon';
  if (endsAt !== undefined && now >= Date.parse(endsAt)) return 'ended';
  return startsAt === undefined && endsAt === undefined ? undefined : 'running';
}
