// Times of promotions and announcements.

export type RunningState = 'soon' | 'running' | 'ended';

const HAS_ZONE = /(?:z|[+-]\d{2}:?\d{2})$/i;
/** ISO 8601 allows a zone without minutes, which no engine reads. */
const HOURS_ALONE = /[+-]\d{2}$/;

function withZone(text: string): string {
  if (HOURS_ALONE.test(text)) return `${text}:00`;
  return HAS_ZONE.test(text) ? text : `${text.replace(' ', 'T')}Z`;
}

/** Parses a provider's time to ISO. Without a zone it counts as UTC, so that all servers agree. */
export function parseMoment(raw: unknown): string | undefined {
  if (typeof raw !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(raw) || raw.length > 40) return undefined;
  const text = raw.trim();
  const hasTime = /\d:\d/.test(text);
  const millis = Date.parse(hasTime ? withZone(text) : text);
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
