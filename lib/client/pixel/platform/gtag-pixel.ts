// Google's tag for Analytics and Ads.
import 'client-only';
import {
  announceConsent,
  getLayer,
  LAYERS,
  toTagFunction,
  updateConsent,
} from '@/lib/client/pixel/platform/google-layer';
import { insertScript } from '@/lib/client/pixel/platform/insert-script';
import type { Pixel } from '@/lib/client/pixel/platform/pixel';
import { toGtagCalls } from '@/lib/shared/pixel/calls/measure-calls';
import { type PixelVendors, toScriptUrl } from '@/lib/shared/pixel/pixel-addresses';

type Gtag = (...args: unknown[]) => void;

const page = () => window as unknown as { gtag?: Gtag; google_tag_manager?: Record<string, unknown> };

function getTag(): Gtag {
  getLayer(LAYERS.tag);
  page().gtag ??= toTagFunction(LAYERS.tag);
  return page().gtag as Gtag;
}

export type TagFacts = { readonly vendors: PixelVendors; readonly isConsentRequired: boolean };

/** Creates the pixel for all ids: one script serves them. */
export function gtagPixel(ids: readonly string[], { vendors, isConsentRequired }: TagFacts): Pixel {
  const [first = ''] = ids;
  return {
    open: (memberHash) => {
      const gtag = getTag();
      announceConsent(LAYERS.tag, isConsentRequired);
      gtag('js', new Date());
      const user = memberHash === undefined ? {} : { user_id: memberHash };
      for (const id of ids) gtag('config', id, { send_page_view: false, ...user });
    },
    loads: [
      async () => {
        if (!page().google_tag_manager?.[first]) await insertScript(toScriptUrl('gtag', first, vendors));
      },
    ],
    page: (address) => {
      // Set for later events too, or the tag sends the raw address.
      getTag()('set', { page_location: address });
      getTag()('event', 'page_view', { page_location: address });
    },
    track: (event) => {
      for (const call of toGtagCalls(event)) getTag()(...call);
    },
    identify: (memberHash) => getTag()('set', { user_id: memberHash ?? null }),
    setConsent: (isGranted) => updateConsent(LAYERS.tag, isGranted),
  };
}
