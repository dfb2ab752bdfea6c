// Limits uncached pages per address: each costs a rendering or a status call (SEC-114).
import 'server-only';
import {
  countAttempts,
  type LimitOwner,
  type LimitRejection,
  type Try,
} from '@/lib/server/http/limits/count-attempts';
import { toNetwork } from '@/lib/server/http/limits/subjects';
import type { RequestContext } from '@/lib/server/http/request-context';
import { DEFAULT_LIMITS } from '@/lib/server/tenants/schema/limits-schema';

/** Unknown hosts share one count: each response is a new rendering of the neutral page. */
const NO_MERCHANT: LimitOwner = {
  code: '',
  limits: { ...DEFAULT_LIMITS, coldPage: { tries: 1_200, seconds: 60 } },
};

/** Counts an uncached page against its address; returns the rejection. Counts nothing while the status call fails. Waits at most 50 ms. */
export async function limitColdPage(
  context: Pick<RequestContext, 'merchant' | 'client' | 'state'>,
): Promise<LimitRejection | undefined> {
  if (context.state?.fault) return undefined;
  const subject = toNetwork(context.client.address);
  const own: Try = { limit: 'coldPage', subject };
  if (!context.merchant) return countAttempts(NO_MERCHANT, [own]);
  return countAttempts(context.merchant, [own, { limit: 'coldPageEverywhere', subject }]);
}
