// Keeps what the address of a page view says about where the visitor comes from.
import 'client-only';
import { getClickPlace } from '@/lib/client/consent/consent-store';
import { settleClicks } from '@/lib/client/consent/stored-clicks';
import { isStandalone } from '@/lib/client/device/is-standalone';
import { getEnvironment } from '@/lib/client/device/page-environment';
import { readOwnCookie } from '@/lib/client/page/read-own-cookie';
import { readStoredRecord } from '@/lib/client/storage/read-json';
import { STORED } from '@/lib/client/storage/stored-items';
import { removeStored, writeStored } from '@/lib/client/storage/web-storage';
import { FROM_COOKIE, parseFrom } from '@/lib/shared/attribution/cookies/landing-cookies';
import { type LandingAttribution, parseLanding, type S2sInfo } from '@/lib/shared/attribution/landing';
import { type RegInfo, toRegInfo } from '@/lib/shared/attribution/reg-info';

/** Keeps ids of the operator's app; a newer value takes the place of an older one of its name. They are told with consent only. */
export function keepS2s(values: S2sInfo): void {
  if (Object.keys(values).length === 0) return;
  writeStored(STORED.s2sInfo, JSON.stringify({ ...readStoredRecord(STORED.s2sInfo), ...values }));
}

function keepFlags({ homescreen, webclip, fullscreen, inApp }: LandingAttribution): void {
  if (homescreen === true) writeStored(STORED.homescreen, '1');
  if (homescreen === false) removeStored(STORED.homescreen);
  if (webclip === false) removeStored(STORED.webclip);
  // The clip's address, opened in a browser, is no clip: only what runs without the browser's bars keeps the flag.
  if (webclip === true && isStandalone()) writeStored(STORED.webclip, '1');
  if (fullscreen === false) writeStored(STORED.fullscreen, '0');
  if (fullscreen === true) removeStored(STORED.fullscreen);
  if (inApp === false) removeStored(STORED.inApp);
  // A link shared out of the app must not make a browser believe that it is the app: only a webview keeps the flag.
  if (inApp === true && getEnvironment() !== 'browser') writeStored(STORED.inApp, '1');
}

/** What the server's cookie holds was said first: by an address that was left before any script ran, or whose storage the browser wiped. */
function withKeptFrom(arrival: LandingAttribution): LandingAttribution {
  const { affiliateCode, referralCode, linkId } = parseFrom(readOwnCookie(FROM_COOKIE));
  return {
    ...arrival,
    affiliateCode: affiliateCode ?? arrival.affiliateCode,
    referralCode: referralCode ?? arrival.referralCode,
    linkId: linkId ?? arrival.linkId,
  };
}

/** Brings reg_info up to date and gives it; `hostCode` is what the site configuration says of this host, if it is known. */
export function storeRegInfo(arrival: LandingAttribution, hostCode?: string): RegInfo {
  const place = { host: window.location.hostname, hostCode };
  const info = toRegInfo(readStoredRecord(STORED.regInfo), withKeptFrom(arrival), place);
  writeStored(STORED.regInfo, JSON.stringify(info));
  return info;
}

/** Keeps everything that the query of a page view says; unknown names are not looked at. Never throws. */
export function storeLanding(search: string): LandingAttribution {
  const arrival = parseLanding(new URLSearchParams(search));
  storeRegInfo(arrival);
  settleClicks(getClickPlace(), arrival.clicks);
  keepS2s(arrival.s2s);
  keepFlags(arrival);
  return arrival;
}
