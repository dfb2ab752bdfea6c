// Moments of promotions and announcements: read tolerantly, and where in its time a promotion stands.

/** Whether a promotion is still to come, on, or over. */
export type RunningState = 'soon' | 'running' | 'ended';

const HAS_ZONE = /(?:z|[+-]\d{2}:?\d{2})$/i;

/**
 * Reads a provider's time as ISO; undefined when it is none. A time without zone counts as UTC: by a server's own zone it would be
 * another moment on every machine.
 */
export function parseMoment(raw: unknown): string | undefined {
  if (typeof raw !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(raw) || raw.length > 40) return undefined;
  const text = raw.trim();
  const hasTime = /\d:\d/.test(text);
  const millis = Date.parse(hasTime && !HAS_ZONE.test(text) ? `${text.replace(' ', 'T')}Z` : text);
  return Number.isNaN(millis) ? undefined : new Date(millis).toISOString();
}

/** Where a promotion stands at `now` (epoch ms); undefined when no time is known, for then nothing can be said. */
export function runningStateOf(
  { startsAt, endsAt }: { readonly startsAt?: string; readonly endsAt?: string },
  now: number,
): RunningState | undefined {
  if (startsAt !== undefined && now < Date.parse(startsAt)) return 'soon';
  if (endsAt !== undefined && now >= Date.parse(endsAt)) return 'ended';
  return startsAt === undefined && endsAt === undefined ? undefined : 'running';
}
