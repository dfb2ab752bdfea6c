// Pipeline step: adds the hosts of third parties to the document's policy, from one look at the merchant's site configuration.
import 'server-only';
import type { RequestContext } from '@/lib/server/http/request-context';
import { toSharedVisitor } from '@/lib/server/http/visitor';
import { getEnv } from '@/lib/server/platform/env';
import { capBudget, PAGE_LIMIT_MS } from '@/lib/server/platform/time-budget';
import { getAnswer } from '@/lib/server/provider/answer-cache/answer-cache';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import { siteConfig } from '@/lib/shared/calls/system-table';
import type { WireSiteConfig } from '@/lib/shared/calls/wire-site';
import { type PolicySources, toFirebaseSources } from '@/lib/shared/firebase/firebase-sources';
import { toGoogleIdentityUrl } from '@/lib/shared/firebase/google-identity';
import { parseFirebase } from '@/lib/shared/firebase/parse-firebase';
import { toPixelConnects, toPixelFrames } from '@/lib/shared/pixel/pixel-addresses';
import { parsePixelIds } from '@/lib/shared/pixel/pixel-ids';
import { parsePush } from '@/lib/shared/push/parse-push';
import { toPushHosts } from '@/lib/shared/push/push-hosts';
import type { SiteStatus } from '@/lib/shared/site/parse-status';

/** A silent provider holds a document this long at most. */
const WAIT_MS = 1_000;

type Config = WireSiteConfig | undefined;

// The last known one serves while the provider is slow or fails.
async function getConfig(context: RequestContext, merchant: Merchant): Promise<Config> {
  const call = { merchant, visitor: toSharedVisitor(context), row: siteConfig, timeoutMs: PAGE_LIMIT_MS };
  const { result } = await getAnswer(call, capBudget(context.budget, WAIT_MS));
  return result.ok ? ((result.value as WireSiteConfig | null) ?? undefined) : undefined;
}

function toFirebase(
  config: Config,
  { brand, vendors }: Merchant,
  { switches, sms }: SiteStatus,
): PolicySources | undefined {
  const phone = sms && brand.entry.smsSender === 'firebase';
  const popup = switches.GOOGLELOGIN3 || switches.FACEBOOKLOGIN3 || switches.TWITTERLOGIN3;
  if (!popup && !phone) return undefined;
  const facts = config && parseFirebase(config, { emulator: getEnv().FIREBASE_AUTH_EMULATOR });
  const isOneTap = switches.GOOGLELOGIN3 && facts?.googleClientId !== undefined;
  const oneTap = isOneTap ? toGoogleIdentityUrl(vendors.googleIdentity) : undefined;
  return toFirebaseSources(facts, { popup, phone, oneTap });
}

function toPush(config: Config, { vendors }: Merchant): readonly string[] | undefined {
  if (!parsePush(config)) return undefined;
  const { installations, registrations } = toPushHosts(vendors);
  return [...new Set([installations, registrations])];
}

function toPixels(config: Config, { vendors }: Merchant, host: string): RequestContext['pixels'] {
  const ids = parsePixelIds(config?.domains, host);
  return {
    connects: toPixelConnects(ids, vendors),
    frames: toPixelFrames(ids, vendors),
    hasContainer: ids.gtm !== undefined,
  };
}

/**
 * Stores the hosts of Firebase, push and this host's pixels; never ends a request. The visitor's consent is no part of it:
 * documents depend on the page only.
 */
export async function withVendors(context: RequestContext): Promise<undefined> {
  const { merchant, state, client } = context;
  if (!merchant || !state) return;
  const config = await getConfig(context, merchant);
  context.firebase = toFirebase(config, merchant, state.status);
  context.push = toPush(config, merchant);
  if (client.hostName !== undefined) context.pixels = toPixels(config, merchant, client.hostName);
}
