// What visitors of a warm page feel while pages are rendered for the first time beside it.
import { askAtRate, percentile } from '@/tests/fault/load/support/load-maker';
import { isPlainNext, raiseSite } from '@/tests/wire/support/start-site';

jest.setTimeout(180_000);
const WARM_A_SECOND = 100;
const COLD_A_SECOND = 17;
const ROUND_MS = 4_000;
const MAX_RATIO = 1.5;
/** Other work of the machine may spoil some rounds; the first good one ends the test. */
const MAX_ROUNDS = 8;
// Plain `next start` renders in its own process.
const testFronted = isPlainNext ? test.skip : test;
const site = raiseSite({ LOG_LEVEL: 'warn', RENDERERS: process.env.R ?? '1' });

let requestCount = 0;
const cold = () => {
  requestCount += 1;
  return { port: site.port, host: `c${requestCount}.aurora.localhost`, path: '/m/news' };
};
const warm = () => ({ port: site.port, host: 'aurora.localhost', path: '/m/home' });

async function warmP99(): Promise<number> {
  const samples = await askAtRate(warm, WARM_A_SECOND, ROUND_MS);
  expect(new Set(samples.map(({ status }) => status))).toEqual(new Set([200]));
  return percentile(
    samples.map(({ ms }) => ms),
    99,
  );
}

testFronted(
  'a warm page takes 1.5 × of its usual time at most while 17 others a second are rendered (PRF-15)',
  async () => {
    await warmP99();
    const reported: string[] = [];
    let best = Number.POSITIVE_INFINITY;
    for (let round = 0; round < MAX_ROUNDS && best > MAX_RATIO; round += 1) {
      const idle = await warmP99();
      const [busy] = await Promise.all([warmP99(), askAtRate(cold, COLD_A_SECOND, ROUND_MS)]);
      reported.push(`${idle.toFixed(1)} ${busy.toFixed(1)}`);
      best = Math.min(best, busy / idle);
    }
    console.log(reported.join(' | '));
    expect(best).toBeLessThanOrEqual(MAX_RATIO);
  },
);
