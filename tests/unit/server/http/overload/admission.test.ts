import { isAdmitted, recordLoopDelay, sampleEventLoop } from '@/lib/server/http/overload/admission';
import { getLog } from '@/lib/server/platform/log';
import { setEnv } from '@/tests/unit/server/support/test-site';

setEnv();
jest.setTimeout(60_000);

const LATE = 1_200;
const CALM = 20;
const look = (delayMs: number, times: number) => {
  for (let nth = 0; nth < times; nth += 1) recordLoopDelay(delayMs);
};
const admittedOf = (count: number) => Array.from({ length: count }, isAdmitted).filter(Boolean).length;
beforeEach(() => look(CALM, 20));

test('all are admitted while the event loop is on time, and after one late sample: a pause is no overload (FLT-30)', () => {
  expect(admittedOf(1_000)).toBe(1_000);
  look(LATE, 1);
  expect(admittedOf(1_000)).toBe(1_000);
  look(CALM, 1);
  look(LATE, 1);
  expect(admittedOf(1_000)).toBe(1_000);
});

test('the share falls with each late look, to a twentieth, and is spread evenly (FLT-30)', () => {
  look(LATE, 2);
  expect(admittedOf(1_000)).toBeCloseTo(700, -1);
  look(LATE, 2);
  expect(admittedOf(1_000)).toBeCloseTo(343, -1);
  look(LATE, 50);
  expect(admittedOf(1_000)).toBeCloseTo(50, -1);
  const firstOfEach = Array.from({ length: 5 }, () => admittedOf(20));
  expect(firstOfEach).toEqual([1, 1, 1, 1, 1]);
});

test('between late and calm nothing changes; calm samples admit all again within 2.5 s (FLT-30)', () => {
  look(LATE, 50);
  look(500, 50);
  expect(admittedOf(1_000)).toBeCloseTo(50, -1);
  look(CALM, 5);
  expect(admittedOf(1_000)).toBeCloseTo(550, -1);
  look(CALM, 5);
  expect(admittedOf(1_000)).toBe(1_000);
});

test('the log reports when it begins and when it has ended, and nothing between (B42)', () => {
  const warn = jest.spyOn(getLog(), 'warn').mockImplementation(() => undefined);
  const info = jest.spyOn(getLog(), 'info').mockImplementation(() => undefined);
  look(LATE, 30);
  look(CALM, 30);
  expect([warn.mock.calls.length, info.mock.calls.length]).toEqual([1, 1]);
});

test('a loop that is blocked again and again is seen, and so is its end (FLT-30)', async () => {
  const stop = sampleEventLoop();
  // Asleep, the thread is as late as at work, and leaves the processor to others.
  const block = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_200);
  // On a busy machine a calm sample may fall between two blocks.
  for (let nth = 0; nth < 20 && admittedOf(100) === 100; nth += 1) {
    block();
    await new Promise(setImmediate);
  }
  expect(admittedOf(100)).toBeLessThan(100);
  const limit = performance.now() + 30_000;
  while (admittedOf(100) < 100 && performance.now() < limit)
    await new Promise((resolve) => setTimeout(resolve, 100));
  expect(admittedOf(100)).toBe(100);
  stop();
});
