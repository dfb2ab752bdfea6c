// Pipeline step: adds the hosts of third parties to the document's policy. They are looked up in parallel, so that a silent provider costs one second in all.
import 'server-only';
import { getPixels } from '@/lib/server/features/pixel/get-pixels';
import { getFirebaseConfig, hasPush } from '@/lib/server/features/social/firebase-config';
import type { RequestContext } from '@/lib/server/http/request-context';
import { toSharedVisitor } from '@/lib/server/http/visitor';
import { toFirebaseSources } from '@/lib/shared/firebase/firebase-sources';
import { toGoogleIdentityUrl } from '@/lib/shared/firebase/google-identity';
import { toPixelConnects, toPixelFrames } from '@/lib/shared/pixel/pixel-addresses';
import { toPushHosts } from '@/lib/shared/push/push-hosts';

/** Adds Firebase's hosts to the document's policy where a sign-in method uses it; never ends a request. */
export async function withFirebase(context: RequestContext): Promise<undefined> {
  const { merchant, state, budget } = context;
  if (!merchant || !state) return;
  const { switches, sms } = state.status;
  const phone = sms && merchant.brand.entry.smsSender === 'firebase';
  const popup = switches.GOOGLELOGIN3 || switches.FACEBOOKLOGIN3 || switches.TWITTERLOGIN3;
  if (!popup && !phone) return;
  const facts = await getFirebaseConfig({ merchant, visitor: toSharedVisitor(context), budget });
  const isOneTap = switches.GOOGLELOGIN3 && facts?.googleClientId !== undefined;
  const oneTap = isOneTap ? toGoogleIdentityUrl(merchant.vendors.googleIdentity) : undefined;
  context.firebase = toFirebaseSources(facts, { popup, phone, oneTap });
}

/** Adds the hosts of this host's pixels to the policy. The visitor's consent is no part of it: documents depend on the page only. */
export async function withPixels(context: RequestContext): Promise<undefined> {
  const { merchant, state, client, budget } = context;
  if (!merchant || !state || client.hostName === undefined) return;
  const question = { merchant, visitor: toSharedVisitor(context), host: client.hostName, budget };
  const ids = await getPixels(question);
  context.pixels = {
    connects: toPixelConnects(ids, merchant.vendors),
    frames: toPixelFrames(ids, merchant.vendors),
    hasContainer: ids.gtm !== undefined,
  };
}

/** Adds push hosts to the policy where the merchant has push; never ends a request. */
export async function withPush(context: RequestContext): Promise<undefined> {
  const { merchant, state, budget } = context;
  if (!merchant || !state || !(await hasPush({ merchant, visitor: toSharedVisitor(context), budget })))
    return;
  const { installations, registrations } = toPushHosts(merchant.vendors);
  context.push = [...new Set([installations, registrations])];
}

/** Runs the steps of Firebase, push and pixels; never ends a request. */
export async function withVendors(context: RequestContext): Promise<undefined> {
  await Promise.all([withFirebase(context), withPush(context), withPixels(context)]);
}
