import { isExpected } from '@/tools/soak/judge.mjs';
import { parseSoakOptions } from '@/tools/soak/options.mjs';
import { compareMemory } from '@/tools/soak/watch-processes.mjs';

const OUTAGES = [{ from: 100_000, to: 120_000 }];
const AWAY = '{"success":false,"code":"timeout"}';
const sample = {
  kind: 'page',
  at: 105_000,
  ms: 200,
  status: 503,
  headers: { 'retry-after': '5' },
  text: '',
  seenTimes: 0,
};

const LATER = 'HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\n\r\n';

test.each([
  ['a page below 500', { status: 404, at: 0 }, true],
  ['a page that no instance has yet, while the provider is away', {}, true],
  ['a page that both instances have, while the provider is away', { seenTimes: 8 }, false],
  ['a page without Retry-After', { headers: {} }, false],
  ['a page that broke', { status: 500 }, false],
  ['a page ten seconds after the provider is back', { at: 129_000 }, true],
  ['a page later than that', { at: 131_000 }, false],
  ['a page that began before and ended in the silence', { at: 99_000, ms: 2_000 }, true],
  ['a call in the site’s own words', { kind: 'call', status: 504, headers: {}, text: AWAY }, true],
  ['a call at another time', { kind: 'call', status: 504, headers: {}, text: AWAY, at: 0 }, false],
  ['a call with the balancer’s words', { kind: 'call', status: 502, headers: {}, text: '<html>' }, false],
  ['a call that broke', { kind: 'call', status: 500, headers: {}, text: AWAY }, false],
  ['a broken connection', { status: 0 }, false],
  ['a hostile request that is cut off', { kind: 'hostile', status: 0 }, true],
  [
    'a hostile request for a page that no instance has yet',
    { kind: 'hostile', status: 503, text: LATER },
    true,
  ],
  ['a hostile request that is told nothing', { kind: 'hostile', status: 503, text: '' }, false],
  ['a hostile request that breaks something', { kind: 'hostile', status: 500, text: AWAY }, false],
])('%s', (_, more, expected) => {
  expect(isExpected({ ...sample, ...more }, OUTAGES)).toBe(expected);
});

test('thirty minutes are the default, and nothing else is understood', () => {
  expect([parseSoakOptions([]), parseSoakOptions(['--minutes=5'])]).toEqual([1_800_000, 300_000]);
  for (const args of [['--minutes=1'], ['--minutes=x'], ['5'], ['--minutes=5', '--more']])
    expect(() => parseSoakOptions(args)).toThrow(/Usage/);
});

test('memory is compared with that of five minutes after the last restart, and judged where as much time follows', () => {
  const everyFive = (seconds: number, toBytes: (at: number) => number) =>
    Array.from({ length: seconds / 5 + 1 }, (_, nth) => ({
      name: 'one',
      at: nth * 5_000,
      bytes: toBytes(nth * 5),
    }));
  const growing = everyFive(1_200, (second) => (second < 300 ? second : 300 + (second - 300) / 9));
  const long = compareMemory(growing, { name: 'one', restartedAt: 0 });
  expect(long.isJudged).toBe(true);
  expect(long.ratio).toBeGreaterThan(1.3);
  const short = compareMemory(
    everyFive(300, () => 7),
    { name: 'one', restartedAt: 100_000 },
  );
  expect(short).toEqual({ ratio: 1, isJudged: false });
});
