// How much of what was never asked for one address may ask for: each costs a rendering or a status call of its own (SEC-114).
import 'server-only';
import {
  countTries,
  type LimitOwner,
  type LimitRejection,
  type Try,
} from '@/lib/server/http/limits/count-tries';
import { toNetwork } from '@/lib/server/http/limits/subjects';
import type { RequestContext } from '@/lib/server/http/request-context';
import { START_LIMITS } from '@/lib/server/tenants/schema/limits-schema';

/** Hosts of no merchant count together: each answer is the neutral page, rendered anew. */
const NO_MERCHANT: LimitOwner = {
  code: '',
  limits: { ...START_LIMITS, coldPage: { tries: 1_200, seconds: 60 } },
};

/**
 * Counts one against the request's address, at its merchant and at all together; the refusal where that is too many. Waits 50 ms at most. Counts
 * nothing while the status fails: a page that cannot be cached then is no invention of its visitor.
 */
export async function limitColdPage(
  context: Pick<RequestContext, 'merchant' | 'peer' | 'state'>,
): Promise<LimitRejection | undefined> {
  if (context.state?.fault) return undefined;
  const subject = toNetwork(context.peer.address);
  const own: Try = { limit: 'coldPage', subject };
  if (!context.merchant) return countTries(NO_MERCHANT, [own]);
  return countTries(context.merchant, [own, { limit: 'coldPageEverywhere', subject }]);
}
