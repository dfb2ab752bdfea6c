import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { storeLanding, storeRegInfo } from '@/lib/client/attribution/store-landing';
import { withTimeLimit } from '@/lib/client/page/with-time-limit';
import { affiliateOfDomains } from '@/lib/shared/attribution/affiliate';
import type { RegInfo } from '@/lib/shared/attribution/reg-info';
import { siteConfig } from '@/lib/shared/calls/system-table';
import { IDENTITY_WAIT } from '@/lib/shared/device/identity-wait';

async function fetchHostCode(): Promise<string | undefined> {
  const answer = await withTimeLimit(callApi(siteConfig), IDENTITY_WAIT.domainsMs);
  return answer?.ok ? affiliateOfDomains(answer.value?.domains, window.location.hostname) : undefined;
}

/** Returns the stored record, updated by this address. If no address named a code, waits up to 1.5 s for the
 * site configuration, then uses the host label. Never throws. */
export async function getAffiliateInfo(): Promise<RegInfo> {
  const landing = storeLanding(window.location.search);
  const known = storeRegInfo(landing);
  return known.isNamed ? known : storeRegInfo(landing, await fetchHostCode());
}
