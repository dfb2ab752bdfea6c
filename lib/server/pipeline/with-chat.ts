// Gate step: the document's policy must know the host of the merchant's chat widget (SEC-79).
import 'server-only';
import { getChatWidget } from '@/lib/server/features/service/service-chat';
import type { RequestContext } from '@/lib/server/http/request-context';
import { toSharedVisitor } from '@/lib/server/http/visitor';

/** Learns the merchant's chat widget; it never ends a request, and holds it for a second at most. */
export async function withChat(context: RequestContext): Promise<undefined> {
  const { merchant } = context;
  if (merchant) context.chat = await getChatWidget({ merchant, visitor: toSharedVisitor(context) });
}
