// An expired status while its provider is slow or silent: the last one serves, and the refresh continues in the background (FLT-49).
import { startBudget } from '@/lib/server/platform/time-budget';
import { getStatus } from '@/lib/server/provider/status/get-status';
import { aMerchant, aVisitor } from '@/tests/unit/server/support/facts';
import { freshProvider } from '@/tests/unit/server/support/fresh-provider';
import { movableClock } from '@/tests/unit/server/support/movable-clock';
import { ok } from '@/tests/unit/server/support/recording-provider';
import { findSingleton, setEnv } from '@/tests/unit/server/support/test-site';

setEnv();
const provider = freshProvider();

const STATUS = 'GET /wps/v2/system/status';
const SLOW_MS = 1_000;
const ask = (address = '203.0.113.9', budget = startBudget()) =>
  getStatus(
    {
      merchant: aMerchant(provider.origin),
      visitor: aVisitor({ address }),
      device: 'mobile',
      url: 'http://one.localhost:3000/m/home',
    },
    budget,
  );
const untilCalls = async (count: number) => {
  while (provider.requests.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
};

test('a provider that answers quickly is waited for: an hour-old status is not shown (FLT-49, S1)', async () => {
  const clock = movableClock();
  provider.answers[STATUS] = ok({});
  await ask();
  provider.answers[STATUS] = ok({ maintenance: true });
  await clock.advance(3_600_000);
  expect(startBudget().staleWaitMs).toBe(150);
  // How long 150 ms are on a busy machine is left out: any provider is quick.
  expect((await ask(undefined, startBudget({ staleWaitMs: 15_000 }))).status.maintenance).toBe(true);
});

test('the last status of a day serves while its refresh is slow, is fetched once, and the new one comes next (FLT-49)', async () => {
  const clock = movableClock();
  provider.answers[STATUS] = ok({});
  await ask();
  provider.answers[STATUS] = ok({ maintenance: true }, { delayMs: SLOW_MS });
  await clock.advance(70_000);
  const reported = await Promise.all(Array.from({ length: 20 }, () => ask()));
  expect(reported.filter(({ status, fault, tookMs }) => status.maintenance || fault || tookMs)).toEqual([]);
  await clock.advance(10);
  expect((await ask()).status.maintenance).toBe(false);
  await untilCalls(2);
  expect(provider.requests).toHaveLength(2);
  let isNew = false;
  for (const endMs = Date.now() + 10_000; !isNew && Date.now() < endMs; )
    isNew = await new Promise<boolean>((resolve) =>
      setTimeout(async () => resolve((await ask()).status.maintenance), 50),
    );
  expect([isNew, provider.requests.length]).toEqual([true, 2]);
});

test('a merchant without a status waits for it, but not once the provider is known to be silent (FLT-49, S1)', async () => {
  const clock = movableClock();
  provider.answers[STATUS] = ok({ gw: { GEETEST_ID: 'A' } });
  await ask('203.0.113.1');
  provider.answers[STATUS] = ok({ gw: { GEETEST_ID: 'A' }, regionRestriction: true }, { delayMs: SLOW_MS });
  expect((await ask('203.0.113.2')).status.regionRestriction).toBe(true);
  provider.answers[STATUS] = ok({ regionRestriction: true }, { delayMs: 5 * SLOW_MS });
  const waiting = ask('203.0.113.3');
  await untilCalls(3);
  await clock.advance(2_100);
  const { status, fault } = await ask('203.0.113.4');
  expect([status.captchaId, status.regionRestriction, fault]).toEqual(['A', false, undefined]);
  await waiting;
});

test('statuses are bounded by their bytes, and a flood of made-up hosts leaves the merchant its last good one (SEC-114)', async () => {
  provider.answers[STATUS] = ok({
    gw: { GEETEST_ID: 'A' },
    imageCDNs: [`https://cdn.example/${'x'.repeat(600_000)}`],
  });
  await ask('203.0.113.1');
  for (let nth = 0; nth < 40; nth += 1) await ask(`198.51.100.${nth}`);
  const { calculatedSize = 0 } = memo();
  expect(calculatedSize).toBeGreaterThan(0);
  expect(calculatedSize).toBeLessThanOrEqual(64 * 1024 * 1024);
  provider.answers[STATUS] = { drop: true };
  expect((await ask('203.0.113.200')).status.captchaId).toBe('A');
});

const memo = () => findSingleton<{ calculatedSize?: number }>('status-memo') ?? {};
