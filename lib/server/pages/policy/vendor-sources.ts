// CSP sources of Firebase, push and this host's pixels, by the merchant's site configuration.
import 'server-only';
import type { RequestContext } from '@/lib/server/http/request-context';
import { getEnv } from '@/lib/server/platform/env';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import type { WireSiteConfig } from '@/lib/shared/calls/wire-site';
import { NO_SOURCES, type PolicySources, toFirebaseSources } from '@/lib/shared/firebase/firebase-sources';
import { toGoogleIdentityUrl } from '@/lib/shared/firebase/one-tap';
import { parseFirebase } from '@/lib/shared/firebase/parse-firebase';
import { toPixelConnects, toPixelFrames } from '@/lib/shared/pixel/pixel-addresses';
import { parsePixelIds } from '@/lib/shared/pixel/pixel-ids';
import { parsePush, toPushHosts } from '@/lib/shared/push/push-settings';
import type { SiteStatus } from '@/lib/shared/site/parse-status';

export type VendorSources = {
  readonly firebase: PolicySources;
  readonly push: readonly string[];
  readonly pixels: Pick<PolicySources, 'connects' | 'frames'>;
  /** A tag container writes scripts of its own. */
  readonly hasContainer: boolean;
};

type Config = WireSiteConfig | undefined;

const NONE: VendorSources = { firebase: NO_SOURCES, push: [], pixels: NO_SOURCES, hasContainer: false };

function toFirebase(
  config: Config,
  { brand, vendors }: Merchant,
  { switches, sms }: SiteStatus,
): PolicySources {
  const phone = sms && brand.entry.smsSender === 'firebase';
  const popup = switches.GOOGLELOGIN3 || switches.FACEBOOKLOGIN3 || switches.TWITTERLOGIN3;
  const setup = { emulator: getEnv().FIREBASE_AUTH_EMULATOR, recaptcha: vendors.recaptcha };
  const facts = config && parseFirebase(config, setup);
  const isOneTap = switches.GOOGLELOGIN3 && facts?.googleClientId !== undefined;
  const oneTap = isOneTap ? toGoogleIdentityUrl(vendors.googleIdentity) : undefined;
  return toFirebaseSources(facts, { popup, phone, oneTap });
}

function toPush(config: Config, { vendors }: Merchant): readonly string[] {
  if (!parsePush(config)) return [];
  const { installations, registrations } = toPushHosts(vendors);
  return [installations, registrations];
}

/** Returns the sources. The visitor's consent is no part of them: documents depend on the page only. */
export function vendorSourcesOf({ merchant, state, siteConfig, client }: RequestContext): VendorSources {
  if (!merchant || !state) return NONE;
  const ids = parsePixelIds(siteConfig?.domains, client.hostName ?? '');
  const { vendors } = merchant;
  return {
    firebase: toFirebase(siteConfig, merchant, state.status),
    push: toPush(siteConfig, merchant),
    pixels: { connects: toPixelConnects(ids, vendors), frames: toPixelFrames(ids, vendors) },
    hasContainer: ids.gtm !== undefined,
  };
}
