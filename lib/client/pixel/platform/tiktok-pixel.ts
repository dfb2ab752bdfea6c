import 'client-only';
import { announcePixel, getMethodQueue, loadPixel } from '@/lib/client/pixel/platform/method-queue';
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
  const queue = () => getMethodQueue(facts);
  const announced: string[] = [];
  const identify = (memberHash: string | undefined) => {
    if (memberHash === undefined) return;
    for (const id of ids) queue().instance(id).identify({ external_id: memberHash });
  };
  return {
    open: (memberHash) => {
      announced.push(...ids.filter((id) => announcePixel(facts, id)));
      identify(memberHash);
    },
    loads: ids.map((id) => async () => {
      if (announced.includes(id)) await loadPixel([toScriptUrl('tiktok', id, vendors)]);
    }),
    page: () => {
      for (const id of ids) queue().instance(id).page();
    },
    track: (event) => {
      for (const call of toTiktokCalls(event))
        for (const id of ids)
          queue()
            .instance(id)
            .track(...call);
    },
    identify,
    setConsent: (isGranted) => {
      if (isGranted) queue().grantConsent();
      else queue().revokeConsent();
    },
  };
}
