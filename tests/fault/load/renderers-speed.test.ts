// What visitors of a warm page feel while pages are rendered for the first time beside it.
import { askAtRate, askInWidth, goodputOf, percentile } from '@/tests/fault/load/support/load-maker';
import { ask } from '@/tests/wire/support/ask';
import { isPlainNext, raiseSite } from '@/tests/wire/support/start-site';

jest.setTimeout(180_000);
const WARM_A_SECOND = 100;
const COLD_A_SECOND = 17;
/** Share of the capacity that 17 a second take of two quiet cores. */
const COLD_SHARE = 0.45;
const ROUND_MS = 3_000;
const MAX_RATIO = 1.5;
/** Faster idle results count as this value, in ms. */
const MIN_MS = 10;
const MAX_ROUNDS = 8;
// Plain `next start` renders in its own process.
const testNodeServer = isPlainNext ? test.skip : test;
const site = raiseSite({ LOG_LEVEL: 'warn', RENDERERS: '1' });

let requestCount = 0;
const cold = () => {
  requestCount += 1;
  return { port: site.port, host: `c${requestCount}.aurora.localhost`, path: '/m/news' };
};
const warm = () => ({ port: site.port, host: 'aurora.localhost', path: '/m/home' });

/** p99 in ms; Infinity where the machine stood still for so long that connections were refused. */
async function warmP99(): Promise<number> {
  const samples = await askAtRate(warm, WARM_A_SECOND, ROUND_MS);
  const answers = samples.filter(({ status }) => status !== 0);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  if (answers.length < samples.length) return Number.POSITIVE_INFINITY;
  return percentile(
    samples.map(({ ms }) => ms),
    99,
  );
}

/** Fewer on a slower machine, so that the same share of it stays free. */
async function coldRate(): Promise<number> {
  const fromMs = performance.now();
  const samples = await askInWidth(cold, 4, ROUND_MS);
  const most = goodputOf(samples, { fromMs, toMs: fromMs + ROUND_MS });
  return Math.min(COLD_A_SECOND, Math.max(1, COLD_SHARE * most));
}

testNodeServer(
  'p99 of a warm page is at most 1.5 × its idle p99 while uncached pages take 45 % of the capacity, 17 a second at most (PRF-15)',
  async () => {
    // Neither page's first rendering is measured.
    for (const question of [warm(), cold()]) expect((await ask(question)).status).toBe(200);
    const rate = await coldRate();
    const [idle, busy]: [number[], number[]] = [[], []];
    // Without one usable idle round no line holds.
    const lineMs = () => {
      const best = Math.min(...idle);
      return Number.isFinite(best) ? MAX_RATIO * Math.max(MIN_MS, best) : 0;
    };
    // The machine has other work, too, which only ever adds: the best rounds count.
    do {
      idle.push(await warmP99());
      const [beside] = await Promise.all([warmP99(), askAtRate(cold, rate, ROUND_MS)]);
      busy.push(beside);
    } while (Math.min(...busy) > lineMs() && busy.length < MAX_ROUNDS);
    expect(Math.min(...busy)).toBeLessThanOrEqual(lineMs());
  },
);
