import 'client-only';
import { sendRequest } from '@/lib/client/api/send-request';
import { completeOwnHref } from '@/lib/client/attribution/carry-clicks';
import { storeLanding, storeRegInfo } from '@/lib/client/attribution/store-landing';
import { TIMING } from '@/lib/shared/constants';
import { HANDOFF_PATH } from '@/lib/shared/handoff/handoff-paths';
import { parseHandoffLocation } from '@/lib/shared/handoff/handoff-request';
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
  const request = {
    url: HANDOFF_PATH,
    path: HANDOFF_PATH,
    query: '',
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ to: origin, query: buildQuery() }),
  };
  const answer = await sendRequest(request, { timeoutMs: TIMING.requestTimeoutMs });
  const location = answer.ok ? parseHandoffLocation(answer.value, origin) : undefined;
  if (location === undefined) return false;
  window.location.assign(location);
  return true;
}
