// One endpoint hangs until its share is full, which must not slow down the others.
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '@/tests/fault/load/support/load-maker';
import {
  askMany,
  checkOf,
  type Sample,
  SECURITY_CHECK,
  type Step,
} from '@/tests/fault/provider/support/call';
import { HIT, raiseFaultySite } from '@/tests/fault/provider/support/faulty-site';
import { raiseLoad } from '@/tests/fault/provider/support/steady-load';
import { isTyped } from '@/tests/fault/provider/support/verdict';

jest.setTimeout(120_000);
const MAX_ROUNDS = 6;
const CALLS = 200;
const HANGING = 300;
const HANG_MS = 4_000;
/** Faster results count as this value: background work of the machine takes as long. */
const MIN_MS = 20;
const site = raiseFaultySite();
const load = raiseLoad(site);

const p99 = (samples: readonly Sample[]) =>
  percentile(
    samples.map(({ ms }) => ms),
    99,
  );
const info = (): Step => ({
  kind: 'call',
  host: HIT,
  path: '/wps/member/info',
  cookie: load.cookieOf(HIT),
});

/** Calls of another endpoint, all of which must be right. */
async function measure(): Promise<number> {
  const samples = await askMany(site.port, info, { times: CALLS, width: 4 });
  expect(samples.filter(({ isRight }) => !isRight)).toEqual([]);
  return p99(samples);
}

/** The same while one endpoint has its maximum of calls, all unanswered. */
async function measureBeside(): Promise<number> {
  await site.plant({ kind: 'delay', path: SECURITY_CHECK, delayMs: HANG_MS });
  const hanging = askMany(site.port, () => checkOf(HIT), { times: HANGING, width: HANGING });
  await sleep(1_500);
  const taken = await measure();
  await site.clear();
  const answers = await hanging;
  const refused = answers.filter(({ isRight }) => !isRight);
  expect(answers.length - refused.length).toBe(256);
  expect(refused.filter((one) => one.code !== 'unavailable' || !isTyped(one))).toEqual([]);
  return taken;
}

test('an endpoint that hangs takes its share of 256 calls and no more; the slowest hundredth of the others is no slower than one and a half times (FLT-14)', async () => {
  await measure();
  const [alone, beside]: [number[], number[]] = [[], []];
  const lineMs = () => 1.5 * Math.max(MIN_MS, Math.min(...alone));
  // Other work of the machine only adds time: the best rounds count, and one within the limit is enough.
  do {
    alone.push(await measure());
    beside.push(await measureBeside());
  } while (Math.min(...beside) >= lineMs() && beside.length < MAX_ROUNDS);
  expect(Math.min(...beside)).toBeLessThan(lineMs());
  expect(load.samples.filter(({ isRight }) => !isRight)).toEqual([]);
});
