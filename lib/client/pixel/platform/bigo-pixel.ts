import 'client-only';
import { insertScript } from '@/lib/client/pixel/platform/insert-script';
import type { Pixel } from '@/lib/client/pixel/platform/pixel';
import { toBigoCalls } from '@/lib/shared/pixel/calls/social-calls';
import { type PixelVendors, toScriptUrl } from '@/lib/shared/pixel/pixel-addresses';

type Bge = (...args: unknown[]) => void;

const page = () => window as unknown as { bge?: Bge; bgdataLayer?: unknown[] };

function makeQueue(): Bge {
  return function bge() {
    page().bgdataLayer?.push(arguments);
  };
}

function getQueue(): Bge {
  page().bgdataLayer ??= [];
  page().bge ??= makeQueue();
  return page().bge as Bge;
}

/** Creates the pixel for one id. */
export function bigoPixel([id = '']: readonly string[], vendors: PixelVendors): Pixel {
  return {
    open: () => getQueue()('init', id),
    loads: [async () => void (await insertScript(toScriptUrl('bigo', id, vendors)))],
    track: (event) => {
      for (const call of toBigoCalls(event)) getQueue()(...call);
    },
  };
}
