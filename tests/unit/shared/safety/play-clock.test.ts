import { parsePlayClock } from '@/lib/shared/safety/parse-play-clock';
import {
  isReminderDue,
  nextPlayClock,
  type PlayClock,
  type PlayEvent,
  playedMsOf,
} from '@/lib/shared/safety/play-clock';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const T0 = Date.UTC(2026, 10, 22, 9);

const sight = (minutes: number, isPlaying: boolean, member = 'lan'): PlayEvent => ({
  type: 'seen',
  member,
  isPlaying,
  now: T0 + minutes * MINUTE,
});
/** A page of the site without a game. */
const seen = (minutes: number, member = 'lan') => sight(minutes, false, member);
/** A page with a game on it. */
const plays = (minutes: number, member = 'lan') => sight(minutes, true, member);
const at = (type: 'away' | 'checked' | 'rest', minutes: number): PlayEvent => ({
  type,
  now: T0 + minutes * MINUTE,
});
const run = (...events: PlayEvent[]) =>
  events.reduce<PlayClock | undefined>((clock, event) => nextPlayClock(clock, event), undefined);
/** Minutes played at the last of the events. */
const played = (minutes: number, ...events: PlayEvent[]) => {
  const clock = run(...events);
  return clock && playedMsOf(clock, T0 + minutes * MINUTE) / MINUTE;
};

test.each<[string, number, PlayEvent[], number | undefined]>([
  ['begins when a member is first seen', 0, [seen(0)], 0],
  ['does not count what is read on the site', 20, [seen(0), seen(10), seen(20)], 0],
  ['counts while a game is in sight', 20, [plays(0), plays(10), plays(20)], 20],
  ['counts a game from when it shows until it is left', 20, [seen(0), plays(5), at('rest', 12), seen(20)], 7],
  ['adds one game to the other', 20, [plays(0), at('rest', 4), seen(10), plays(14), plays(20)], 10],
  [
    'keeps what was played over a pause of less than half an hour',
    35,
    [plays(0), plays(6), at('rest', 6), seen(35)],
    6,
  ],
  ['goes on beside another tab that shows no game', 10, [plays(0), plays(9.9), seen(10), plays(10)], 10],
  ['stops with a tab that is gone without a word', 20, [plays(0), plays(5), seen(20)], 5],
  ['begins anew after half an hour out of sight', 36, [plays(0), plays(6), at('rest', 6), seen(36)], 0],
  ['begins anew after a sign-out', 2, [plays(0), { type: 'out' }, plays(1), plays(2)], 1],
  ['begins anew for another member', 12, [plays(0), plays(10, 'mai'), plays(12, 'mai')], 2],
  ['begins anew where the device’s clock was set back', 0, [plays(0), plays(-5), plays(0)], 5],
  ['counts a game in the page’s place', 90, [seen(0), at('away', 10), seen(10.1), seen(90)], 80],
  ['waits for its player four hours, not longer', 260, [seen(0), at('away', 10), seen(10), seen(250)], 0],
  [
    'counts it no longer once the site was in sight again',
    45,
    [seen(0), at('away', 5), seen(40), seen(45)],
    35,
  ],
  ['is none without a member', 5, [at('away', 1), at('checked', 2)], undefined],
])('the clock %s (B5)', (_what, minutes, events, expected) => {
  const minutesPlayed = played(minutes, ...events);
  if (expected === undefined) expect(minutesPlayed).toBeUndefined();
  else expect(minutesPlayed).toBeCloseTo(expected, 5);
});

const isDue = (minutes: number, clock: PlayClock | undefined, tab = 'a') =>
  clock !== undefined && isReminderDue(clock, { everyMs: HOUR, tab, now: T0 + minutes * MINUTE });
const hour = run(plays(0), plays(20), plays(40), plays(59.9));

test('a check is due after the merchant’s minutes of play, and again that much after its answer (B5)', () => {
  expect([59, 60, 75].map((minutes) => isDue(minutes, hour))).toEqual([false, true, true]);
  const answered = run(...[0, 20, 40, 62].map((minutes) => plays(minutes)), at('checked', 62));
  const later = [85, 105, 121.9].map((minutes) => plays(minutes)).reduce(nextPlayClock, answered);
  expect([62, 121, 122].map((minutes) => isDue(minutes, later))).toEqual([false, false, true]);
});

test('one tab shows it; another takes over when the first is hidden (B5)', () => {
  const asking = nextPlayClock(hour, { type: 'claimed', tab: 'a', now: T0 + HOUR });
  expect([isDue(60, asking, 'a'), isDue(60, asking, 'b'), isDue(60.05, asking, 'b')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(isDue(60.1, asking, 'b')).toBe(true);
});

test('a stored clock is read back unchanged, and other values are rejected', () => {
  const clock = run(seen(0), at('away', 1), { type: 'claimed', tab: 'a', now: T0 });
  expect(parsePlayClock(JSON.parse(JSON.stringify(clock)))).toEqual(clock);
  expect(parsePlayClock(undefined)).toBeUndefined();
  for (const broken of [
    {},
    { ...clock, member: 7 },
    { ...clock, startedAt: 'now' },
    { ...clock, seenAt: -1 },
    { ...clock, playedMs: undefined },
  ])
    expect(parsePlayClock(broken)).toBeUndefined();
  expect(parsePlayClock({ ...clock, asking: 'a', stretch: { since: 1 } })).toEqual({
    ...clock,
    asking: undefined,
    stretch: undefined,
  });
});
