// Pipeline step: adds Firebase sign-in hosts to the document's policy.
import 'server-only';
import { getFirebaseConfig } from '@/lib/server/features/social/firebase-config';
import type { RequestContext } from '@/lib/server/http/request-context';
import { toSharedVisitor } from '@/lib/server/http/visitor';
import { toFirebaseSources } from '@/lib/shared/firebase/firebase-sources';
import { toGoogleIdentityUrl } from '@/lib/shared/firebase/google-identity';

/** Stores the hosts where a sign-in method uses Firebase; never ends a request. */
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
