// Pipeline step: adds push hosts to the document's policy.
import 'server-only';
import { hasPush } from '@/lib/server/features/social/firebase-config';
import type { RequestContext } from '@/lib/server/http/request-context';
import { toSharedVisitor } from '@/lib/server/http/visitor';
import { toPushHosts } from '@/lib/shared/push/push-hosts';

/** Stores the hosts where the merchant has push; never ends a request. */
export async function withPush(context: RequestContext): Promise<undefined> {
  const { merchant, state, budget } = context;
  if (!merchant || !state || !(await hasPush({ merchant, visitor: toSharedVisitor(context), budget })))
    return;
  const { installations, registrations } = toPushHosts(merchant.vendors);
  context.push = [...new Set([installations, registrations])];
}
