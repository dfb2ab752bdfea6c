// The record reg_info: who sent this visitor, kept from the first hit on.
import { affiliateOfHost, originalDomainOf, parseAffiliateCode } from '@/lib/shared/attribution/affiliate';
import type { LandingAttribution } from '@/lib/shared/attribution/landing';
import { parseTracked } from '@/lib/shared/attribution/tracked-value';

/** The record as it is stored. */
export type RegInfo = {
  readonly affiliateCode: string;
  readonly referralCode?: string;
  readonly originalDomain: string;
  readonly linkId?: string;
  /** The code was named by an address; else it is the host's, and a named one may still take its place. */
  readonly isNamed?: true;
};

/** Where the visitor is, and what may be known of the host from the site configuration. */
export type RegPlace = { readonly host: string; readonly hostCode?: string };

type Named = Pick<RegInfo, 'affiliateCode' | 'isNamed'>;

function namedCode(
  stored: Record<string, unknown> | undefined,
  arrival: LandingAttribution,
): string | undefined {
  const kept = stored?.isNamed === true ? parseAffiliateCode(stored.affiliateCode) : undefined;
  return kept ?? arrival.affiliateCode;
}

/** A code of the host is worked out anew each time: the site configuration may know it by now. */
function codeOf(named: string | undefined, { host, hostCode }: RegPlace, stored: unknown): Named {
  if (named !== undefined) return { affiliateCode: named, isNamed: true };
  return { affiliateCode: hostCode ?? parseAffiliateCode(stored) ?? affiliateOfHost(host) };
}

/**
 * The record after a page view: what is stored stays, what was missing is filled in. For the code: an address that names one, then
 * the domains of the site configuration, then the label rule. Stored values are checked as if they were new.
 */
export function toRegInfo(
  stored: Record<string, unknown> | undefined,
  arrival: LandingAttribution,
  place: RegPlace,
): RegInfo {
  const code = codeOf(namedCode(stored, arrival), place, stored?.affiliateCode);
  const referralCode = parseTracked(stored?.referralCode) ?? arrival.referralCode;
  const linkId = parseTracked(stored?.linkId) ?? arrival.linkId;
  return {
    ...code,
    ...(referralCode === undefined ? {} : { referralCode }),
    originalDomain: originalDomainOf(place.host, code.affiliateCode),
    ...(linkId === undefined ? {} : { linkId }),
  };
}
