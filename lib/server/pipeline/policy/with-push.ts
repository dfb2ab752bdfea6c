// Gate step: the document's policy must know the hosts at which a push token is made (SEC-79).
import 'server-only';
import { hasPush } from '@/lib/server/features/social/firebase-config';
import type { RequestContext } from '@/lib/server/http/request-context';
import { toSharedVisitor } from '@/lib/server/http/visitor';
import { toPushHosts } from '@/lib/shared/push/push-hosts';

/** Learns the hosts where the merchant has push; any other's documents let none of them in. It never ends a request. */
export async function withPush(context: RequestContext): Promise<undefined> {
  const { merchant, state, budget } = context;
  if (!merchant || !state || !(await hasPush({ merchant, visitor: toSharedVisitor(context), budget })))
    return;
  const { installations, registrations } = toPushHosts(merchant.vendors);
  context.push = [...new Set([installations, registrations])];
}
