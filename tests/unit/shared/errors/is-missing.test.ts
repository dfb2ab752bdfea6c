import { readAnswer } from '@/lib/server/provider/read-answer';
import { promotion } from '@/lib/shared/calls/promotion-table';
import { isMissing } from '@/lib/shared/errors/is-missing';
import { aMerchant, aVisitor } from '@/tests/unit/server/support/facts';
import { setEnv } from '@/tests/unit/server/support/test-site';

setEnv();

test.each([
  ['promotion.not.found', 200, true],
  ['PROMOTION_NOT_FOUND', 200, true],
  ['promotionNotExists', 200, true],
  ['http_404', 404, true],
  ['network_error', 502, false],
  ['timeout', 0, false],
  ['customer.not.login', 401, false],
  ['note.foundation', 200, false],
])('%s under %i is missing: %s (R9)', (code, status, missing) => {
  expect(isMissing({ code, status })).toBe(missing);
});

test.each([
  ['an envelope', '{"success":false,"message":"Gone."}', true],
  ['a proxy’s page', '<h1>Not found</h1>', false],
  ['a proxy’s JSON', '{"status":404}', false],
])('a 404 with %s is missing, by %j: %s (R9)', (_what, text, missing) => {
  const merchant = aMerchant('http://a.example');
  const { result } = readAnswer(
    { status: 404, headers: {}, text },
    { merchant, row: promotion, visitor: aVisitor() },
  );
  expect(!result.ok && isMissing(result)).toBe(missing);
});
