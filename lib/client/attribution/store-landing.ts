// Stores the landing attribution from the address of a page view.
import 'client-only';
import { getClickPlace } from '@/lib/client/consent/consent-store';
import { syncStoredClicks } from '@/lib/client/consent/stored-clicks';
import { getEnvironment, isStandalone } from '@/lib/client/device/app-mode';
import { readOwnCookie } from '@/lib/client/page/read-document-cookie';
import { readStoredRecord } from '@/lib/client/storage/read-stored-record';
import { STORED } from '@/lib/client/storage/stored-items';
import { removeStored, writeStored } from '@/lib/client/storage/web-storage';
import { type LandingAttribution, parseLanding, type S2sInfo } from '@/lib/shared/attribution/landing';
import { FROM_COOKIE, parseFrom } from '@/lib/shared/attribution/landing-cookies';
import { type RegInfo, toRegInfo } from '@/lib/shared/attribution/reg-info';

/** Stores ids of the operator's app; newer values win. They are reported only with consent. */
export function storeS2sInfo(values: S2sInfo): void {
  if (Object.keys(values).length === 0) return;
  writeStored(STORED.s2sInfo, JSON.stringify({ ...readStoredRecord(STORED.s2sInfo), ...values }));
}

function keepFlags({ homescreen, webclip, fullscreen, inApp }: LandingAttribution): void {
  if (homescreen === true) writeStored(STORED.homescreen, '1');
  if (homescreen === false) removeStored(STORED.homescreen);
  if (webclip === false) removeStored(STORED.webclip);
  // A clip's address opened in a browser is no clip: only a standalone page keeps the flag.
  if (webclip === true && isStandalone()) writeStored(STORED.webclip, '1');
  if (fullscreen === false) writeStored(STORED.fullscreen, '0');
  if (fullscreen === true) removeStored(STORED.fullscreen);
  if (inApp === false) removeStored(STORED.inApp);
  // A link shared from the app must not mark a browser as the app: only a webview keeps the flag.
  if (inApp === true && getEnvironment() !== 'browser') writeStored(STORED.inApp, '1');
}

/** The cookie wins: it holds the first address, even if no script ran there or storage was wiped. */
function withStoredFrom(landing: LandingAttribution): LandingAttribution {
  const { affiliateCode, referralCode, linkId } = parseFrom(readOwnCookie(FROM_COOKIE));
  return {
    ...landing,
    affiliateCode: affiliateCode ?? landing.affiliateCode,
    referralCode: referralCode ?? landing.referralCode,
    linkId: linkId ?? landing.linkId,
  };
}

/** Updates and returns reg_info; `hostCode` is the code of this host in the site configuration, if known. */
export function storeRegInfo(landing: LandingAttribution, hostCode?: string): RegInfo {
  const place = { host: window.location.hostname, hostCode };
  const info = toRegInfo(readStoredRecord(STORED.regInfo), withStoredFrom(landing), place);
  writeStored(STORED.regInfo, JSON.stringify(info));
  return info;
}

/** Stores everything known in the query of a page view; ignores unknown names. Never throws. */
export function storeLanding(search: string): LandingAttribution {
  const landing = parseLanding(new URLSearchParams(search));
  storeRegInfo(landing);
  syncStoredClicks(getClickPlace(), landing.clicks);
  storeS2sInfo(landing.s2s);
  keepFlags(landing);
  return landing;
}
