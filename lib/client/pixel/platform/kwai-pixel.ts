// The Kwai pixel: TikTok's format with other names and a fallback host.
import 'client-only';
import { queuePixel } from '@/lib/client/pixel/platform/method-queue';
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
  return queuePixel(ids, { facts, urlsOf: (id) => urlsOf(id, vendors), toCalls: toKwaiCalls });
}
