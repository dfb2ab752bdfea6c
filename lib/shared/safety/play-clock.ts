// State machine of the time-played clock: session start, pauses, reality checks.

/** A pause of this length starts a new session. */
export const PLAY_PAUSE_MS = 30 * 60_000;

/** Maximum wait for a game that replaced the page. */
export const AWAY_LIMIT_MS = 4 * 3_600_000;

/** A tab that shows a reality check refreshes its claim within this time. */
export const ASKING_FRESH_MS = 5_000;

// The page stays visible for a moment while a game replaces it.
const LEAVING_MS = 60_000;

/** Times in epoch ms; `checkedMs` is time played at the last reality check. */
export type PlayClock = {
  readonly member: string;
  readonly startedAt: number;
  /** When a page was last visible. */
  readonly seenAt: number;
  /** When a game last replaced the page. */
  readonly awayAt?: number;
  readonly checkedMs: number;
  readonly asking?: { readonly tab: string; readonly at: number };
};

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
  // Guards against a device clock that was set back.
  const goesOn = clock?.member === member && now >= clock.startedAt && !hasPaused(clock, now);
  return goesOn ? { ...clock, seenAt: now } : { member, startedAt: now, seenAt: now, checkedMs: 0 };
}

/** Returns time played in ms, including short pauses. */
export function playedMsOf({ startedAt }: PlayClock, now: number): number {
  return Math.max(0, now - startedAt);
}

/** Returns the clock after an event; undefined while no game runs. */
export function nextPlayClock(clock: PlayClock | undefined, event: PlayEvent): PlayClock | undefined {
  if (event.type === 'out') return undefined;
  if (event.type === 'seen') return see(clock, event.member, event.now);
  if (!clock) return undefined;
  if (event.type === 'away') return { ...clock, awayAt: event.now };
  if (event.type === 'asked') return { ...clock, asking: { tab: event.tab, at: event.now } };
  return { ...clock, asking: undefined, checkedMs: playedMsOf(clock, event.now) };
}

/** Whether this tab must show a reality check: it is due, and no other tab shows it. */
export function isReminderDue(
  clock: PlayClock,
  { everyMs, tab, now }: { readonly everyMs: number; readonly tab: string; readonly now: number },
): boolean {
  const { asking, checkedMs } = clock;
  if (playedMsOf(clock, now) - checkedMs < everyMs) return false;
  return asking === undefined || asking.tab === tab || now - asking.at > ASKING_FRESH_MS;
}
