// Attribution that the address of a page view carries.
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

/** Names of Adjust and AppsFlyer for the same ids. */
const S2S_ALIASES = {
  ad_app_token: 'adAppToken',
  gps_adid: 'gpsAdid',
  af_app_id: 'afAppId',
  appsflyer_id: 'appsflyerId',
  advertising_id: 'afAdvertisingId',
  oaid: 'afOaid',
} as const;

/** Names that public Kwai links use for `kwaiclid`. */
const CLICK_ALIASES = { click_id: 'kwaiclid', kwai_click_id: 'kwaiclid' } as const;

/** Every name under which an address may carry an advertising id. */
export const AD_QUERY = [
  ...CLICK_NAMES,
  ...Object.keys(CLICK_ALIASES),
  ...S2S_NAMES,
  ...Object.keys(S2S_ALIASES),
] as const;

/** Names read once on landing and not carried from page to page. */
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

type Flag = boolean | undefined;

export type LandingAttribution = {
  readonly affiliateCode?: string;
  readonly referralCode?: string;
  readonly linkId?: string;
  readonly clicks: Clicks;
  readonly s2s: S2sInfo;
  readonly homescreen: Flag;
  readonly webclip: Flag;
  readonly fullscreen: Flag;
  readonly inApp: Flag;
};

function flagOf(query: URLSearchParams, name: string): Flag {
  const value = query.get(name);
  return value === null ? undefined : value !== '0' && value !== 'false';
}

/** Reads click values by their names or vendor aliases. */
export function parseClicks(read: ReadValue): Clicks {
  return pickTracked(CLICK_NAMES, withAliases(read, CLICK_ALIASES));
}

/** Reads the ids of the operator's app, in either form of their names. */
export function parseS2s(read: ReadValue): S2sInfo {
  return pickTracked(S2S_NAMES, withAliases(read, S2S_ALIASES));
}

/** Parses a query; invalid values count as missing, unknown names are ignored, `r` wins over `referralCode`. */
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
