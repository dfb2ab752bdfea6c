import { formatBreakLength, formatPlayed } from '@/lib/shared/safety/format-span';
import { isCheckHeld, parseCheckEvery } from '@/lib/shared/safety/reality-check';

const FACTS = { dueSince: 1_000_000, now: 1_010_000, isRoundOn: false, isFullScreen: false };

test.each([
  ['comes at once without a game', {}, false],
  ['waits while a round is on', { isRoundOn: true }, true],
  ['waits for the end of a round while a game fills the screen', { isFullScreen: true }, true],
  ['comes when that round has ended', { isFullScreen: true, roundEndedAt: 1_005_000 }, false],
  [
    'waits on where the last round ended before it was due',
    { isFullScreen: true, roundEndedAt: 999_999 },
    true,
  ],
  ['waits for the next round that has begun', { isRoundOn: true, roundEndedAt: 1_005_000 }, true],
  ['comes after a minute in the middle of a round', { isRoundOn: true, now: 1_060_000 }, false],
  ['comes after a minute over the whole screen', { isFullScreen: true, now: 1_060_000 }, false],
])('a reality check %s (B5)', (_what, change, isHeld) => {
  expect(isCheckHeld({ ...FACTS, ...change })).toBe(isHeld);
});

test.each([
  ['30', 1_800_000],
  ['1', 60_000],
  [undefined, 3_600_000],
  ['', 3_600_000],
  ['0', 3_600_000],
  ['-5', 3_600_000],
  ['soon', 3_600_000],
])('a page that names %j checks every %i ms (provider-api §1, B5)', (text, everyMs) => {
  expect(parseCheckEvery(text)).toBe(everyMs);
});

test.each([
  [0, 'en', '0 minutes'],
  [65 * 60_000, 'en', '1 hour, 5 minutes'],
  [120 * 60_000, 'en', '2 hours'],
  [59_999, 'pt-BR', '0 minuto'],
  [61 * 60_000, 'vi', '1 giờ, 1 phút'],
])('%i ms of play are written in %s as %s (B5)', (ms, tag, text) => {
  expect(formatPlayed(ms, tag)).toBe(text);
});

test('lengths of a break are written in common units (B5)', () => {
  expect([60, 1440, 10_080, 43_200].map((minutes) => formatBreakLength(minutes, 'en'))).toEqual([
    '1 hour',
    '24 hours',
    '7 days',
    '30 days',
  ]);
});
