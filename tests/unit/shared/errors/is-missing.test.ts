import { isMissing } from '@/lib/shared/errors/is-missing';

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
