import { getAnswer } from '@/lib/server/provider/answer-cache/answer-cache';
import { notifyMerchantChange } from '@/lib/server/tenants/merchant-change';
import { gameVendors } from '@/lib/shared/calls/game-table';
import { aMerchant, aVisitor } from '@/tests/unit/server/support/facts';
import { ok, type Provider, startProvider } from '@/tests/unit/server/support/recording-provider';
import { setEnv } from '@/tests/unit/server/support/test-site';

setEnv();
let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.close());

const VENDORS = 'GET /wps/relay/GCSGAME_newGameVendor';
const answerOf = async (code: string) => {
  const merchant = aMerchant(provider.origin, {}, code);
  const { result } = await getAnswer({ merchant, row: gameVendors, visitor: aVisitor() });
  return result.ok ? result.value : result.code;
};

test('answers of a merchant whose registry entry changed are fetched again, those of the others stay (SEC-15)', async () => {
  const codes = ['one', 'one-more', 'on'];
  provider.answers[VENDORS] = ({ headers }) => ok(`old ${headers.merchant}`);
  for (const code of codes) await answerOf(code);
  notifyMerchantChange(['one']);
  provider.answers[VENDORS] = ({ headers }) => ok(`new ${headers.merchant}`);
  expect(await Promise.all(codes.map(answerOf))).toEqual(['new one', 'old one-more', 'old on']);
  expect(provider.requests).toHaveLength(codes.length + 1);
});
