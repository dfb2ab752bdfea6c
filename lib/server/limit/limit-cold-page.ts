// How much of what nobody has asked for yet one address may ask for: each costs a rendering or a status call of its own (SEC-114).
import 'server-only';
import type { GateContext } from '@/lib/server/gate/context';
import { countTries, type LimitOwner, type LimitRefusal } from '@/lib/server/limit/count-tries';
import { toNetwork } from '@/lib/server/limit/subjects';
import { START_LIMITS } from '@/lib/server/merchant/parts/limits-schema';

/** Counts hosts of no merchant together, by the start values. */
const NO_MERCHANT: LimitOwner = { code: '', limits: START_LIMITS };

/**
 * Counts one against the request's address, at its merchant and at all together; the refusal where that is too many. Waits 50 ms at most. Counts
 * nothing while the status fails: a page that cannot be cached then is no invention of its visitor.
 */
export async function limitColdPage(
  context: Pick<GateContext, 'merchant' | 'peer' | 'state'>,
): Promise<LimitRefusal | undefined> {
  if (context.state?.fault) return undefined;
  const subject = toNetwork(context.peer.address);
  return countTries(context.merchant ?? NO_MERCHANT, [
    { limit: 'coldPage', subject },
    { limit: 'coldPageEverywhere', subject },
  ]);
}
