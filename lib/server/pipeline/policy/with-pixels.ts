// Pipeline step: adds hosts of this host's pixels to the document's policy.
import 'server-only';
import { getPixels } from '@/lib/server/features/pixel/get-pixels';
import type { RequestContext } from '@/lib/server/http/request-context';
import { toSharedVisitor } from '@/lib/server/http/visitor';
import { toPixelConnects, toPixelFrames } from '@/lib/shared/pixel/pixel-addresses';

/** Stores the hosts. The visitor's consent is no part of it: documents depend on the page only. */
export async function withPixels(context: RequestContext): Promise<undefined> {
  const { merchant, state, client, budget } = context;
  if (!merchant || !state || client.hostName === undefined) return;
  const question = { merchant, visitor: toSharedVisitor(context), host: client.hostName, budget };
  const ids = await getPixels(question);
  context.pixels = {
    connects: toPixelConnects(ids, merchant.vendors),
    frames: toPixelFrames(ids, merchant.vendors),
    hasContainer: ids.gtm !== undefined,
  };
}
