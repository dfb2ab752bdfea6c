import 'client-only';
import { getMethodQueue, queuePixel } from '@/lib/client/pixel/platform/method-queue';
import type { Pixel } from '@/lib/client/pixel/platform/pixel';
import { toTiktokCalls } from '@/lib/shared/pixel/calls/social-calls';
import { type PixelVendors, toScriptBase, toScriptUrl } from '@/lib/shared/pixel/pixel-addresses';

/** Creates the pixel for its ids. */
export function tiktokPixel(ids: readonly string[], vendors: PixelVendors): Pixel {
  const facts = {
    objectName: 'TiktokAnalyticsObject',
    queueName: 'ttq',
    base: toScriptBase('tiktok', vendors),
  };
  const urlsOf = (id: string) => [toScriptUrl('tiktok', id, vendors)];
  const pixel = queuePixel(ids, { facts, urlsOf, toCalls: toTiktokCalls });
  const identify = (memberHash: string | undefined) => {
    if (memberHash === undefined) return;
    for (const id of ids) getMethodQueue(facts).instance(id).identify({ external_id: memberHash });
  };
  return {
    ...pixel,
    open: (memberHash) => {
      pixel.open(memberHash);
      identify(memberHash);
    },
    identify,
  };
}
