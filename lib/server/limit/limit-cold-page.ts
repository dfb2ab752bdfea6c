// How much of what nobody has asked for yet one address may ask for: each costs a rendering or a status call of its own (SEC-114).
import 'server-only';
import { countTries, type LimitRefusal } from '@/lib/server/limit/count-tries';
import { toNetwork } from '@/lib/server/limit/subjects';
import type { Merchant } from '@/lib/server/merchant/merchant';
import type { Peer } from '@/lib/server/peer';

/** Counts one against its address, at this merchant and at all together; the refusal where that is too many. Waits 50 ms at most. */
export function limitColdPage(
  merchant: Merchant,
  { address }: Pick<Peer, 'address'>,
): Promise<LimitRefusal | undefined> {
  const subject = toNetwork(address);
  return countTries(merchant, [
    { limit: 'coldPage', subject },
    { limit: 'coldPageEverywhere', subject },
  ]);
}
