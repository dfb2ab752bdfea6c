import 'client-only';
import { sendToRoute } from '@/lib/client/api/send-to-route';
import { completeOwnHref } from '@/lib/client/attribution/carry-clicks';
import { storeLanding, storeRegInfo } from '@/lib/client/attribution/store-landing';
import { HANDOFF_PATH, parseHandoffLocation } from '@/lib/shared/handoff/handoff-request';
import { ROUTES } from '@/lib/shared/routes';

/** Values that the other domain lacks: the stored query, clicks and codes. */
function buildQuery(): string {
  const query = new URLSearchParams(completeOwnHref(ROUTES.indexHtml).split('?')[1] ?? '');
  const { affiliateCode, isNamed, referralCode } = storeRegInfo(storeLanding(window.location.search));
  if (isNamed) query.set('affiliateCode', affiliateCode);
  if (referralCode !== undefined && !query.has('r')) query.set('referralCode', referralCode);
  return query.toString();
}

/** Requests a handoff to `origin` and follows it; returns false if there is none. Never throws. */
export async function leaveForDomain(origin: string): Promise<boolean> {
  const answer = await sendToRoute(HANDOFF_PATH, { body: { to: origin, query: buildQuery() } });
  const location = answer.ok ? parseHandoffLocation(answer.value, origin) : undefined;
  if (location === undefined) return false;
  window.location.assign(location);
  return true;
}
