// The one clock of time played, as a machine without a clock: from when on a member's session counts, when it begins anew, and which reality check was answered.

/** Without any page of the site in sight for this long, the next one begins a new session of play. */
export const PLAY_PAUSE_MS = 30 * 60_000;

/** A game that takes the page's place is played out of our sight: its player is waited for this long. */
export const AWAY_LIMIT_MS = 4 * 3_600_000;

/** A page that shows a reality check says so anew within this time; otherwise another tab takes over. */
export const ASKING_FRESH_MS = 5_000;

// The page is still in sight for a moment while a game replaces it.
const LEAVING_MS = 60_000;

/** What is kept on the device; times in epoch ms, `checkedMs` is time played at the last answered reality check. */
export type PlayClock = {
  readonly member: string;
  readonly startedAt: number;
  /** When a page of the site was last in sight. */
  readonly seenAt: number;
  /** When the page was last left for a game in its place. */
  readonly awayAt?: number;
  readonly checkedMs: number;
  /** The tab that shows a reality check now. */
  readonly asking?: { readonly tab: string; readonly at: number };
};

/** What happens: a page is in sight, one is left for a game, a check is shown, it is answered, the member is out. */
export type PlayEvent =
  | { readonly type: 'seen'; readonly member: string; readonly now: number }
  | { readonly type: 'asked'; readonly tab: string; readonly now: number }
  | { readonly type: 'away' | 'checked'; readonly now: number }
  | { readonly type: 'out' };

function hasPaused({ seenAt, awayAt }: PlayClock, now: number): boolean {
  const wasPlaying = awayAt !== undefined && seenAt - awayAt < LEAVING_MS;
  return now - seenAt >= (wasPlaying ? AWAY_LIMIT_MS : PLAY_PAUSE_MS);
}

function see(clock: PlayClock | undefined, member: string, now: number): PlayClock {
  // A device whose clock was set back would count less than nothing.
  const goesOn = clock?.member === member && now >= clock.startedAt && !hasPaused(clock, now);
  return goesOn ? { ...clock, seenAt: now } : { member, startedAt: now, seenAt: now, checkedMs: 0 };
}

/** Time played until `now`, in ms: all that has gone by since the session began, short pauses included. */
export function playedMsOf({ startedAt }: PlayClock, now: number): number {
  return Math.max(0, now - startedAt);
}

/** The clock after an event; undefined while no game runs. */
export function nextPlayClock(clock: PlayClock | undefined, event: PlayEvent): PlayClock | undefined {
  if (event.type === 'out') return undefined;
  if (event.type === 'seen') return see(clock, event.member, event.now);
  if (!clock) return undefined;
  if (event.type === 'away') return { ...clock, awayAt: event.now };
  if (event.type === 'asked') return { ...clock, asking: { tab: event.tab, at: event.now } };
  return { ...clock, asking: undefined, checkedMs: playedMsOf(clock, event.now) };
}

/** Whether this tab has to show a reality check: enough was played since the last one, and no other tab shows it. */
export function isReminderDue(
  clock: PlayClock,
  { everyMs, tab, now }: { readonly everyMs: number; readonly tab: string; readonly now: number },
): boolean {
  const { asking, checkedMs } = clock;
  if (playedMsOf(clock, now) - checkedMs < everyMs) return false;
  return asking === undefined || asking.tab === tab || now - asking.at > ASKING_FRESH_MS;
}
