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

const seen = (minutes: number, member = 'lan'): PlayEvent => ({
  type: 'seen',
  member,
  now: T0 + minutes * MINUTE,
});
const at = (type: 'away' | 'checked', minutes: number): PlayEvent => ({ type, now: T0 + minutes * MINUTE });
const run = (...events: PlayEvent[]) =>
  events.reduce<PlayClock | undefined>((clock, event) => nextPlayClock(clock, event), undefined);
/** Minutes played at the last of the events. */
const played = (minutes: number, ...events: PlayEvent[]) => {
  const clock = run(...events);
  return clock && playedMsOf(clock, T0 + minutes * MINUTE) / MINUTE;
};

test.each<[string, number, PlayEvent[], number | undefined]>([
  ['begins when a member is first seen', 0, [seen(0)], 0],
  ['goes on while pages are in sight', 20, [seen(0), seen(10), seen(20)], 20],
  ['goes on over a pause of less than half an hour', 29, [seen(0), seen(29)], 29],
  ['begins anew after half an hour out of sight', 30, [seen(0), seen(30)], 0],
  ['begins anew after a sign-out', 2, [seen(0), { type: 'out' }, seen(1)], 1],
  ['begins anew for another member', 12, [seen(0), seen(10, 'mai')], 2],
  ['begins anew where the device’s clock was set back', 0, [seen(0), seen(-5)], 5],
  ['waits for who plays a game in the page’s place', 90, [seen(0), at('away', 10), seen(10.5), seen(90)], 90],
  ['waits for him four hours, not longer', 260, [seen(0), at('away', 10), seen(10), seen(250)], 10],
  [
    'waits no longer once the site was in sight again',
    100,
    [seen(0), at('away', 5), seen(40), seen(45), seen(100)],
    0,
  ],
  ['is none without a member', 5, [at('away', 1), at('checked', 2)], undefined],
])('the clock %s (B5)', (_what, minutes, events, expected) => {
  expect(played(minutes, ...events)).toBe(expected);
});

const isDue = (minutes: number, clock: PlayClock | undefined, tab = 'a') =>
  clock !== undefined && isReminderDue(clock, { everyMs: HOUR, tab, now: T0 + minutes * MINUTE });
const hour = run(seen(0), seen(20), seen(40), seen(59));

test('a check is due after the merchant’s minutes of play, and again that much after its answer (B5)', () => {
  expect([59, 60, 75].map((minutes) => isDue(minutes, hour))).toEqual([false, true, true]);
  const answered = nextPlayClock(hour, at('checked', 62));
  expect([62, 121, 122].map((minutes) => isDue(minutes, answered))).toEqual([false, false, true]);
});

test('one tab shows it; another takes over when the first is out of sight (B5)', () => {
  const asking = nextPlayClock(hour, { type: 'asked', tab: 'a', now: T0 + HOUR });
  expect([isDue(60, asking, 'a'), isDue(60, asking, 'b'), isDue(60.05, asking, 'b')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(isDue(60.1, asking, 'b')).toBe(true);
});

test('a clock comes back from the storage as it went in, and nothing else is one', () => {
  const clock = run(seen(0), at('away', 1), { type: 'asked', tab: 'a', now: T0 });
  expect(parsePlayClock(JSON.parse(JSON.stringify(clock)))).toEqual(clock);
  expect(parsePlayClock(undefined)).toBeUndefined();
  for (const broken of [
    {},
    { ...clock, member: 7 },
    { ...clock, startedAt: 'now' },
    { ...clock, seenAt: -1 },
  ])
    expect(parsePlayClock(broken)).toBeUndefined();
  expect(parsePlayClock({ ...clock, asking: 'a', awayAt: null })).toMatchObject({ member: 'lan' });
});
