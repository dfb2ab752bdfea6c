// Affiliate info: whose visitor this is, asked for when a registration needs it.
import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { storeLanding, storeRegInfo } from '@/lib/client/attribution/store-landing';
import { within } from '@/lib/client/page/within';
import { affiliateOfDomains } from '@/lib/shared/attribution/affiliate';
import type { RegInfo } from '@/lib/shared/attribution/reg-info';
import { siteConfig } from '@/lib/shared/calls/system-table';
import { IDENTITY_WAIT } from '@/lib/shared/device/identity-wait';

async function fetchHostCode(): Promise<string | undefined> {
  const answer = await within(callApi(siteConfig), IDENTITY_WAIT.domainsMs);
  return answer?.ok ? affiliateOfDomains(answer.value?.domains, window.location.hostname) : undefined;
}

/**
 * The kept record, with this page's address taken in and, where no address named a code, the code that the site configuration gives this
 * host; that is waited for 1.5 s at most, then the label rule stands. Never throws.
 */
export async function getAffiliateInfo(): Promise<RegInfo> {
  const arrival = storeLanding(window.location.search);
  const known = storeRegInfo(arrival);
  return known.isNamed ? known : storeRegInfo(arrival, await fetchHostCode());
}
