// How long a page waits for an answer: briefly where a last good one is there, and never beyond its own limit (FLT-49).

import { startBudget } from '@/lib/server/platform/time-budget';
import { getAnswer } from '@/lib/server/provider/answer-cache/answer-cache';
import { gameVendors } from '@/lib/shared/calls/game-table';
import { aMerchant, aVisitor } from '@/tests/unit/server/support/facts';
import { freshProvider } from '@/tests/unit/server/support/fresh-provider';
import { movableClock } from '@/tests/unit/server/support/movable-clock';
import { ok } from '@/tests/unit/server/support/recording-provider';
import { setEnv } from '@/tests/unit/server/support/test-site';

setEnv();
const provider = freshProvider();

const VENDORS = 'GET /wps/relay/GCSGAME_newGameVendor';
const call = () => ({ merchant: aMerchant(provider.origin), row: gameVendors, visitor: aVisitor() });
const readValue = async (budget?: ReturnType<typeof startBudget>) => {
  const { result, isStale } = await getAnswer(call(), budget);
  return [result.ok ? result.value : result.code, isStale];
};

test('an old answer serves at once while its refresh is slow, which is made once (FLT-49)', async () => {
  const clock = movableClock();
  provider.answers[VENDORS] = ok('old');
  await readValue(startBudget());
  provider.answers[VENDORS] = ok('new', { delayMs: 1_500 });
  await clock.advance(70_000);
  expect(await Promise.all([1, 2, 3].map(() => readValue(startBudget())))).toEqual(
    Array(3).fill(['old', true]),
  );
  expect(await readValue()).toEqual(['new', false]);
  expect(provider.requests).toHaveLength(2);
});

test('a quick refresh is waited for (FLT-27)', async () => {
  const clock = movableClock();
  provider.answers[VENDORS] = ok('old');
  await readValue(startBudget());
  provider.answers[VENDORS] = ok('new');
  await clock.advance(3_600_000);
  expect(startBudget().staleWaitMs).toBe(150);
  // How long 150 ms are on a busy machine is left out: any refresh is quick.
  expect(await readValue(startBudget({ staleWaitMs: 15_000 }))).toEqual(['new', false]);
});

test('a caller who joins another’s longer call gives up at their own limit, and the call continues (FLT-49)', async () => {
  provider.answers[VENDORS] = ok('late', { delayMs: 1_500 });
  const patient = readValue();
  const first = Promise.race([patient, readValue(startBudget({ limitMs: 100 }))]);
  expect(await first).toEqual(['timeout', false]);
  expect([await patient, provider.requests.length]).toEqual([['late', false], 1]);
});
