import 'client-only';
import { adjustPixel } from '@/lib/client/pixel/platform/adjust-pixel';
import { appsflyerPixel } from '@/lib/client/pixel/platform/appsflyer-pixel';
import { bigoPixel } from '@/lib/client/pixel/platform/bigo-pixel';
import { gtagPixel } from '@/lib/client/pixel/platform/gtag-pixel';
import { gtmPixel } from '@/lib/client/pixel/platform/gtm-pixel';
import { kwaiPixel } from '@/lib/client/pixel/platform/kwai-pixel';
import { metaPixel } from '@/lib/client/pixel/platform/meta-pixel';
import type { Pixel } from '@/lib/client/pixel/platform/pixel';
import { tiktokPixel } from '@/lib/client/pixel/platform/tiktok-pixel';
import { type PixelIds, type PixelPlatform, PLATFORMS } from '@/lib/shared/pixel/pixel-ids';
import type { TrackFacts } from '@/lib/shared/track/track-facts';

export type PixelSetup = { readonly ids: PixelIds; readonly facts: TrackFacts };

type Make = (ids: readonly string[], setup: PixelSetup) => Pixel;

const isConsentRequired = ({ facts }: PixelSetup) => facts.consent === 'required';

const MAKES: Readonly<Record<PixelPlatform, Make>> = {
  gtag: (ids, setup) =>
    gtagPixel(ids, { vendors: setup.facts.vendors, isConsentRequired: isConsentRequired(setup) }),
  gtm: (ids, setup) =>
    gtmPixel(ids, {
      vendors: setup.facts.vendors,
      isConsentRequired: isConsentRequired(setup),
      hasTag: setup.ids.gtag !== undefined,
    }),
  meta: (ids, { facts }) => metaPixel(ids, facts.vendors),
  tiktok: (ids, { facts }) => tiktokPixel(ids, facts.vendors),
  kwai: (ids, { facts }) => kwaiPixel(ids, facts.vendors),
  bigo: (ids, { facts }) => bigoPixel(ids, facts.vendors),
  appsflyer: (ids, { facts }) => appsflyerPixel(ids, facts.vendors),
  adjust: (ids, { facts }) => adjustPixel(ids, { vendors: facts.vendors, tokens: facts.adjustEvents }),
};

export type PagePixel = Pixel & { readonly platform: PixelPlatform };

/** Creates all pixels with an id; Google's come first, so that consent precedes any measurement. */
export function makePixels(setup: PixelSetup): PagePixel[] {
  return PLATFORMS.flatMap((platform) => {
    const ids = setup.ids[platform];
    return ids ? [{ platform, ...MAKES[platform](ids, setup) }] : [];
  });
}
