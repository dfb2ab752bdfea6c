// State machine of the time-played clock: time with a game open, session start, pauses, reality checks.

/** A pause of this length starts a new session. */
const PLAY_PAUSE_MS = 30 * 60_000;

/** Maximum wait for a game that replaced the page. */
const AWAY_LIMIT_MS = 4 * 3_600_000;

/** A tab that shows a reality check refreshes its claim within this time. */
const ASKING_FRESH_MS = 5_000;

// The page stays visible for a moment while a game replaces it.
const LEAVING_MS = 10_000;

// Limits what a crashed tab counts. Sightings are stored every 15 s.
const FRESH_MS = 20_000;

/** Play that is not over; `isAway` when the game has replaced the page. */
type PlayStretch = { readonly since: number; readonly seenAt: number; readonly isAway?: boolean };

/** Times in epoch ms; `checkedMs` is time played at the last reality check. */
export type PlayClock = {
  readonly member: string;
  readonly startedAt: number;
  /** When a page was last visible. */
  readonly seenAt: number;
  /** Without the current stretch. */
  readonly playedMs: number;
  readonly stretch?: PlayStretch;
  readonly checkedMs: number;
  readonly asking?: { readonly tab: string; readonly at: number };
};

export type PlayEvent =
  | { readonly type: 'seen'; readonly member: string; readonly isPlaying: boolean; readonly now: number }
  | { readonly type: 'claimed'; readonly tab: string; readonly now: number }
  | { readonly type: 'rest' | 'away' | 'checked'; readonly now: number }
  | { readonly type: 'out' };

function stretchMsOf({ since, seenAt }: PlayStretch, now: number): number {
  return Math.max(0, Math.min(now, seenAt + FRESH_MS) - since);
}

/** Returns the time with a game open until `now`, in ms. */
export function playedMsOf({ playedMs, stretch }: PlayClock, now: number): number {
  return playedMs + (stretch ? stretchMsOf(stretch, now) : 0);
}

function hasPaused({ seenAt, stretch }: PlayClock, now: number): boolean {
  return now - seenAt >= (stretch?.isAway ? AWAY_LIMIT_MS : PLAY_PAUSE_MS);
}

function endStretch(clock: PlayClock, endedAt: number): PlayClock {
  const { stretch, playedMs } = clock;
  if (!stretch) return clock;
  return { ...clock, playedMs: playedMs + Math.max(0, endedAt - stretch.since), stretch: undefined };
}

function play(clock: PlayClock, now: number): PlayClock {
  const since = clock.stretch && !clock.stretch.isAway ? clock.stretch.since : now;
  const ended = clock.stretch?.isAway ? endStretch(clock, now) : clock;
  return { ...ended, stretch: { since, seenAt: now } };
}

// Another tab may play: only a stale stretch ends here.
function look(clock: PlayClock, now: number): PlayClock {
  const { stretch } = clock;
  if (!stretch) return clock;
  if (stretch.isAway) return now - stretch.since < LEAVING_MS ? clock : endStretch(clock, now);
  return now - stretch.seenAt < FRESH_MS ? clock : endStretch(clock, stretch.seenAt);
}

function see(
  clock: PlayClock | undefined,
  { member, isPlaying, now }: Extract<PlayEvent, { type: 'seen' }>,
): PlayClock {
  // Guards against a device clock that was set back.
  const continues = clock?.member === member && now >= clock.startedAt && !hasPaused(clock, now);
  const before = continues ? clock : { member, startedAt: now, seenAt: now, playedMs: 0, checkedMs: 0 };
  return { ...(isPlaying ? play(before, now) : look(before, now)), seenAt: now };
}

/** The clock after an event; undefined without a member. */
export function nextPlayClock(clock: PlayClock | undefined, event: PlayEvent): PlayClock | undefined {
  if (event.type === 'out') return undefined;
  if (event.type === 'seen') return see(clock, event);
  if (!clock) return undefined;
  const { now } = event;
  if (event.type === 'rest') return clock.stretch?.isAway ? clock : endStretch(clock, now);
  if (event.type === 'away')
    return { ...endStretch(clock, now), stretch: { since: now, seenAt: now, isAway: true } };
  if (event.type === 'claimed') return { ...clock, asking: { tab: event.tab, at: now } };
  return { ...clock, asking: undefined, checkedMs: playedMsOf(clock, now) };
}

/** Returns whether this tab must show a reality check: it is due, and no other tab shows it. */
export function isReminderDue(
  clock: PlayClock,
  { everyMs, tab, now }: { readonly everyMs: number; readonly tab: string; readonly now: number },
): boolean {
  const { asking, checkedMs } = clock;
  if (playedMsOf(clock, now) - checkedMs < everyMs) return false;
  return asking === undefined || asking.tab === tab || now - asking.at > ASKING_FRESH_MS;
}
