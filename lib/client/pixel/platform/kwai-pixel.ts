// The Kwai pixel: TikTok's format with other names and a fallback host.
import 'client-only';
import { announcePixel, getMethodQueue, loadPixel } from '@/lib/client/pixel/platform/method-queue';
import type { Pixel } from '@/lib/client/pixel/platform/pixel';
import { toKwaiCalls } from '@/lib/shared/pixel/calls/social-calls';
import {
  type PixelVendors,
  toKwaiFallback,
  toScriptBase,
  toScriptUrl,
} from '@/lib/shared/pixel/pixel-addresses';

function urlsOf(id: string, vendors: PixelVendors): string[] {
  const fallback = toKwaiFallback(id, vendors);
  return [toScriptUrl('kwai', id, vendors), ...(fallback === undefined ? [] : [fallback])];
}

/** Creates the pixel for its ids. */
export function kwaiPixel(ids: readonly string[], vendors: PixelVendors): Pixel {
  const facts = {
    objectName: 'KwaiAnalyticsObject',
    queueName: 'kwaiq',
    base: toScriptBase('kwai', vendors),
  };
  const queue = () => getMethodQueue(facts);
  const announced: string[] = [];
  return {
    open: () => {
      announced.push(...ids.filter((id) => announcePixel(facts, id)));
    },
    loads: ids.map((id) => async () => {
      if (announced.includes(id)) await loadPixel(urlsOf(id, vendors));
    }),
    page: () => {
      for (const id of ids) queue().instance(id).page();
    },
    track: (event) => {
      for (const call of toKwaiCalls(event))
        for (const id of ids)
          queue()
            .instance(id)
            .track(...call);
    },
    setConsent: (isGranted) => {
      if (isGranted) queue().grantConsent();
      else queue().revokeConsent();
    },
  };
}
