import { blockingMs } from '@/tools/bench/measure/blocking.mjs';

const URL = 'http://a.localhost/m/home';
const MAIN = { pid: 1, tid: 1 };

const task = (ts: number, tdurMs: number, more = {}) => ({
  name: 'ThreadControllerImpl::RunTask',
  ...MAIN,
  ts,
  dur: 2_000 * tdurMs,
  tdur: 1_000 * tdurMs,
  ...more,
});

const opened = {
  name: 'navigationStart',
  ...MAIN,
  ts: 0,
  args: { data: { documentLoaderURL: URL } },
};
const painted = { name: 'firstContentfulPaint', ...MAIN, ts: 500_000 };

test('blocking time is the processor time of tasks beyond 50 ms on a slow phone, from the first paint on (PRF-22)', () => {
  const events = [
    opened,
    painted,
    task(1_000, 100),
    task(600_000, 20),
    task(700_000, 12.5),
    task(800_000, 40),
    task(800_000, 90, { tid: 2 }),
    task(900_000, 90, { name: 'EvaluateScript' }),
  ];
  expect(blockingMs(events, URL)).toBe(30 + 110);
});

test('a trace without a first paint of the page is no measurement (PRF-22)', () => {
  expect(() => blockingMs([opened, task(600_000, 90)], URL)).toThrow('no first paint');
});
