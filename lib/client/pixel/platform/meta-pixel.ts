// The Meta pixel, without automatic events, which read forms and buttons.
import 'client-only';
import { insertScript } from '@/lib/client/pixel/platform/insert-script';
import type { Pixel } from '@/lib/client/pixel/platform/pixel';
import { toMetaCalls } from '@/lib/shared/pixel/calls/social-calls';
import { type PixelVendors, toScriptUrl } from '@/lib/shared/pixel/pixel-addresses';

type Fbq = {
  (...args: unknown[]): void;
  callMethod?: (...args: unknown[]) => void;
  queue: unknown[];
  push: Fbq;
  loaded: boolean;
  version: string;
  disablePushState?: boolean;
};

const page = () => window as unknown as { fbq?: Fbq; _fbq?: Fbq };

function makeQueue(): Fbq {
  const queue = function fbq() {
    if (queue.callMethod) queue.callMethod.apply(queue, [...arguments]);
    else queue.queue.push(arguments);
  } as Fbq;
  queue.push = queue;
  queue.loaded = true;
  queue.version = '2.0';
  queue.queue = [];
  return queue;
}

function getQueue(): Fbq {
  page().fbq ??= makeQueue();
  const fbq = page().fbq as Fbq;
  page()._fbq ??= fbq;
  return fbq;
}

function load(url: string): Promise<unknown> {
  // A callMethod means that the vendor's script is loaded.
  return getQueue().callMethod ? Promise.resolve() : insertScript(url);
}

/** Creates the pixel for its ids. Meta accepts a member's id with `init` only, and one `init` per page: a later member counts from the next. */
export function metaPixel(ids: readonly string[], vendors: PixelVendors): Pixel {
  const open = (memberHash: string | undefined) => {
    const fbq = getQueue();
    // The site reports page views itself.
    fbq.disablePushState = true;
    for (const id of ids) fbq('set', 'autoConfig', false, id);
    for (const id of ids)
      if (memberHash === undefined) fbq('init', id);
      else fbq('init', id, { external_id: memberHash });
  };
  return {
    open,
    loads: [async () => void (await load(toScriptUrl('meta', ids[0] ?? '', vendors)))],
    page: () => getQueue()('track', 'PageView'),
    track: (event) => {
      for (const call of toMetaCalls(event)) getQueue()(...call);
    },
    setConsent: (isGranted) => getQueue()('consent', isGranted ? 'grant' : 'revoke'),
  };
}
