// What the address of a page view says about where the visitor comes from (SPEC §2, §3; E10, RR7, RR8).
import { parseAffiliateCode } from '@/lib/shared/attribution/affiliate';
import { CLICK_NAMES, parseTracked, pickTracked } from '@/lib/shared/attribution/tracked-value';

/** Names that the operator's own app adds (SPEC §3, s2s_info). */
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

/** Names that are read once, where a visit begins, and are not carried from page to page. */
export const ARRIVAL_QUERY = [...S2S_NAMES, 'linkId', 'homescreen'] as const;

export type Clicks = Partial<Record<(typeof CLICK_NAMES)[number], string>>;
export type S2sInfo = Partial<Record<(typeof S2S_NAMES)[number], string>>;

/** Flags that are on, off, or not mentioned. */
type Flag = boolean | undefined;

/** An address, read. */
export type Arrival = {
  readonly affiliateCode?: string;
  readonly referralCode?: string;
  readonly linkId?: string;
  readonly clicks: Clicks;
  readonly s2s: S2sInfo;
  readonly homescreen: Flag;
  readonly fullscreen: Flag;
  readonly inApp: Flag;
};

function flagOf(query: URLSearchParams, name: string): Flag {
  const value = query.get(name);
  return value === null ? undefined : value !== '0' && value !== 'false';
}

/** Reads a query; unfit values are as good as absent, and names that are not ours are not looked at. `r` goes before `referralCode`. */
export function parseArrival(query: URLSearchParams): Arrival {
  const read = (name: string) => query.get(name);
  return {
    affiliateCode: parseAffiliateCode(query.get('affiliateCode')),
    referralCode: parseTracked(query.get('r')) ?? parseTracked(query.get('referralCode')),
    linkId: parseTracked(query.get('linkId')),
    clicks: pickTracked(CLICK_NAMES, read),
    s2s: pickTracked(S2S_NAMES, read),
    homescreen: flagOf(query, 'homescreen'),
    fullscreen: flagOf(query, 'fullscreen'),
    inApp: flagOf(query, 'inApp'),
  };
}
