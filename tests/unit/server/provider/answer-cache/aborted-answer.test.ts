import { getAnswer } from '@/lib/server/provider/answer-cache/answer-cache';
import type { ProviderCall } from '@/lib/server/provider/provider-call';
import { promotion } from '@/lib/shared/calls/promotion-table';
import { aMerchant, aVisitor } from '@/tests/unit/server/support/facts';
import { freshProvider } from '@/tests/unit/server/support/fresh-provider';
import { movableClock } from '@/tests/unit/server/support/movable-clock';
import { failed, ok } from '@/tests/unit/server/support/recording-provider';
import { setEnv } from '@/tests/unit/server/support/test-site';

setEnv();
const provider = freshProvider();

const PROMOTION = 'GET /wps/relay/PROMOFE_getPromotion';
const call = (): ProviderCall => ({
  merchant: aMerchant(provider.origin),
  row: promotion,
  visitor: aVisitor(),
  query: new URLSearchParams({ id: '42' }),
});

test('promotions that the provider has removed are not served from the cache (R9)', async () => {
  const clock = movableClock();
  provider.answers[PROMOTION] = ok({ title: 'old' });
  await getAnswer(call());
  provider.answers[PROMOTION] = failed('promotion.not.found');
  await clock.advance(61_000);
  expect((await getAnswer(call())).result).toMatchObject({ ok: false, code: 'promotion.not.found' });
});

test('a failure stays a value for a second bundle that shares the cache (FLT-45)', async () => {
  provider.answers[PROMOTION] = failed('busy', 503);
  await getAnswer(call());
  await jest.isolateModulesAsync(async () => {
    const other = await import('@/lib/server/provider/answer-cache/answer-cache');
    expect((await other.getAnswer(call())).result).toMatchObject({ ok: false, code: 'busy' });
  });
});
