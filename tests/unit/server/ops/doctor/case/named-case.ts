// A merchant as the doctor's checks get it, with a provider that the test controls.

import type { FindingDetails } from '@/lib/server/ops/doctor/case/finding';
import { toCheckVisitor } from '@/lib/server/ops/doctor/case/merchant-case';
import { toMerchant } from '@/lib/server/tenants/merchant/merchant';
import { merchantSchema } from '@/lib/server/tenants/schema/schema';
import { toEntry } from '@/tests/unit/server/support/test-site';

/** Merchant `one` with a visitor; `more` is added to its entry. */
export const namedAt = (origin: string, more: object = {}) => {
  const merchant = toMerchant(merchantSchema.parse(toEntry('one', { backend: { origin }, ...more })));
  return { merchant, visitor: toCheckVisitor(merchant) };
};

/** Returns the texts of the findings of a level. */
export const textsOf = (findings: readonly FindingDetails[], level: FindingDetails['level']) =>
  findings.filter((it) => it.level === level).map(({ text }) => text);
