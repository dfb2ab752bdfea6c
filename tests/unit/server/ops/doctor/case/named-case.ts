// A merchant as the doctor's checks get it, with a provider of the test's own.

import type { FindingDetails } from '@/lib/server/ops/doctor/case/finding';
import { toCheckVisitor } from '@/lib/server/ops/doctor/case/merchant-case';
import { toMerchant } from '@/lib/server/tenants/merchant/merchant';
import { merchantSchema } from '@/lib/server/tenants/schema/schema';
import { toEntry } from '@/tests/unit/server/support/test-site';

/** Merchant `one` and who asks in its name; `more` joins its entry. */
export const namedAt = (origin: string, more: object = {}) => {
  const merchant = toMerchant(merchantSchema.parse(toEntry('one', { backend: { origin }, ...more })));
  return { merchant, visitor: toCheckVisitor(merchant) };
};

/** What the findings of a level say. */
export const textsOf = (findings: readonly FindingDetails[], level: FindingDetails['level']) =>
  findings.filter((it) => it.level === level).map(({ text }) => text);
