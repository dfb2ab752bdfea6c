// What the address of a page view says about where the visitor comes from.
import { parseAffiliateCode } from '@/lib/shared/attribution/affiliate';
import {
  parseTracked,
  pickTracked,
  type ReadValue,
  withAliases,
} from '@/lib/shared/attribution/tracked-value';
import { CLICK_NAMES } from '@/lib/shared/click-names';

/** Names that the operator's own app adds (s2s_info). */
export const S2S_NAMES = [
  'adAppToken',
  'gpsAdid',
  'adid',
  'afAppId',
  'appsflyerId',
  'afAdvertisingId',
  'afOaid',
  'idfa',
  'idfv',
] as const;

/** The names of Adjust and AppsFlyer, which an app may use instead. */
export const S2S_ALIASES = {
  ad_app_token: 'adAppToken',
  gps_adid: 'gpsAdid',
  af_app_id: 'afAppId',
  appsflyer_id: 'appsflyerId',
  advertising_id: 'afAdvertisingId',
  oaid: 'afOaid',
} as const;

/** Other names that public links of Kwai use; the value is kept under the one name. */
export const CLICK_ALIASES = { click_id: 'kwaiclid', kwai_click_id: 'kwaiclid' } as const;

/** Every name under which an address may bring an advertising id. */
export const AD_QUERY = [
  ...CLICK_NAMES,
  ...Object.keys(CLICK_ALIASES),
  ...S2S_NAMES,
  ...Object.keys(S2S_ALIASES),
] as const;

/** Names that are read once, where a visit begins, and are not carried from page to page. */
export const LANDING_QUERY = [
  ...S2S_NAMES,
  ...Object.keys(S2S_ALIASES),
  ...Object.keys(CLICK_ALIASES),
  'linkId',
  'homescreen',
  'webclip',
] as const;

export type Clicks = Partial<Record<(typeof CLICK_NAMES)[number], string>>;
export type S2sInfo = Partial<Record<(typeof S2S_NAMES)[number], string>>;

/** Flags that are on, off, or not mentioned. */
type Flag = boolean | undefined;

/** An address, read. */
export type LandingAttribution = {
  readonly affiliateCode?: string;
  readonly referralCode?: string;
  readonly linkId?: string;
  readonly clicks: Clicks;
  readonly s2s: S2sInfo;
  readonly homescreen: Flag;
  /** The address of a web clip says so. */
  readonly webclip: Flag;
  readonly fullscreen: Flag;
  readonly inApp: Flag;
};

function flagOf(query: URLSearchParams, name: string): Flag {
  const value = query.get(name);
  return value === null ? undefined : value !== '0' && value !== 'false';
}

/** The click values that a reader finds under their names or the vendors' others. */
export function parseClicks(read: ReadValue): Clicks {
  return pickTracked(CLICK_NAMES, withAliases(read, CLICK_ALIASES));
}

/** The ids of the operator's app that a reader finds, in either form of their names. */
export function parseS2s(read: ReadValue): S2sInfo {
  return pickTracked(S2S_NAMES, withAliases(read, S2S_ALIASES));
}

/** Reads a query; unfit values are as good as absent, and names that are not ours are not looked at. `r` goes before `referralCode`. */
export function parseLanding(query: URLSearchParams): LandingAttribution {
  const read = (name: string) => query.get(name);
  return {
    affiliateCode: parseAffiliateCode(query.get('affiliateCode')),
    referralCode: parseTracked(query.get('r')) ?? parseTracked(query.get('referralCode')),
    linkId: parseTracked(query.get('linkId')),
    clicks: parseClicks(read),
    s2s: parseS2s(read),
    homescreen: flagOf(query, 'homescreen'),
    webclip: flagOf(query, 'webclip'),
    fullscreen: flagOf(query, 'fullscreen'),
    inApp: flagOf(query, 'inApp'),
  };
}
