// Pipeline step: adds the host of the merchant's chat widget to the document's policy.
import 'server-only';
import { getChatWidget } from '@/lib/server/features/service/service-chat';
import type { RequestContext } from '@/lib/server/http/request-context';
import { toSharedVisitor } from '@/lib/server/http/visitor';

/** Stores the chat widget after at most 1 s; never ends a request. */
export async function withChat(context: RequestContext): Promise<undefined> {
  const { merchant } = context;
  if (merchant) context.chat = await getChatWidget({ merchant, visitor: toSharedVisitor(context) });
}
