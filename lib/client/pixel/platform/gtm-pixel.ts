// Google Tag Manager: the operator's containers receive events by name.
import 'client-only';
import { getServerTiming } from '@/lib/client/measure/page-times';
import { announceConsent, getLayer, LAYERS, updateConsent } from '@/lib/client/pixel/platform/google-layer';
import type { TagFacts } from '@/lib/client/pixel/platform/gtag-pixel';
import { insertScript } from '@/lib/client/pixel/platform/insert-script';
import type { Pixel } from '@/lib/client/pixel/platform/pixel';
import { toGtmPushes } from '@/lib/shared/pixel/calls/measure-calls';
import { toContainerNonce } from '@/lib/shared/pixel/container-nonce';
import { toScriptUrl } from '@/lib/shared/pixel/pixel-addresses';

type Manager = { google_tag_manager?: Record<string, unknown> };

export type ContainerFacts = TagFacts & { readonly hasTag: boolean };

/** Creates the pixel for all container ids. */
export function gtmPixel(ids: readonly string[], facts: ContainerFacts): Pixel {
  const { vendors, isConsentRequired, hasTag } = facts;
  const layer = hasTag ? LAYERS.containerBesideTag : LAYERS.container;
  const push = (entry: object) => getLayer(layer).push(entry);
  const suffix = layer === LAYERS.container ? '' : `&l=${layer}`;
  return {
    open: () => {
      getLayer(layer);
      announceConsent(layer, isConsentRequired);
      push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    },
    loads: ids.map((id) => async () => {
      const isThere = (window as unknown as Manager).google_tag_manager?.[id] !== undefined;
      const nonce = toContainerNonce(getServerTiming());
      if (!isThere) await insertScript(toScriptUrl('gtm', id, vendors) + suffix, nonce);
    }),
    page: (address) => push({ event: 'page_view', page_location: address }),
    track: (event) => {
      for (const entry of toGtmPushes(event)) push(entry);
    },
    setConsent: (isGranted) => updateConsent(layer, isGranted),
  };
}
