// The stored record reg_info: who referred this visitor, from the first hit on; and the registration method as the wire names it.
import { affiliateOfHost, originalDomainOf, parseAffiliateCode } from '@/lib/shared/attribution/affiliate';
import type { LandingAttribution } from '@/lib/shared/attribution/landing';
import { parseTracked } from '@/lib/shared/attribution/tracked-value';
import type { WireRegisterMethod } from '@/lib/shared/calls/wire-session';

export type RegInfo = {
  readonly affiliateCode: string;
  readonly referralCode?: string;
  readonly originalDomain: string;
  readonly linkId?: string;
  /** True when an address named the code; otherwise it came from the host and may still be replaced. */
  readonly isNamed?: true;
};

export type RegPlace = { readonly host: string; readonly hostCode?: string };

type Named = Pick<RegInfo, 'affiliateCode' | 'isNamed'>;

function namedCode(
  stored: Record<string, unknown> | undefined,
  landing: LandingAttribution,
): string | undefined {
  const storedCode = stored?.isNamed === true ? parseAffiliateCode(stored.affiliateCode) : undefined;
  return storedCode ?? landing.affiliateCode;
}

/** Recomputed each time, because the site configuration may load later. */
function codeOf(named: string | undefined, { host, hostCode }: RegPlace, stored: unknown): Named {
  if (named !== undefined) return { affiliateCode: named, isNamed: true };
  return { affiliateCode: hostCode ?? parseAffiliateCode(stored) ?? affiliateOfHost(host) };
}

/** Fills the gaps of the stored record. The code comes from an address, then the site configuration, then the host's label. */
export function toRegInfo(
  stored: Record<string, unknown> | undefined,
  landing: LandingAttribution,
  place: RegPlace,
): RegInfo {
  const code = codeOf(namedCode(stored, landing), place, stored?.affiliateCode);
  const referralCode = parseTracked(stored?.referralCode) ?? landing.referralCode;
  const linkId = parseTracked(stored?.linkId) ?? landing.linkId;
  return {
    ...code,
    ...(referralCode === undefined ? {} : { referralCode }),
    originalDomain: originalDomainOf(place.host, code.affiliateCode),
    ...(linkId === undefined ? {} : { linkId }),
  };
}

type RegisterSigns = {
  readonly isNative: boolean;
  readonly isWebclip: boolean;
  readonly isStandalone: boolean;
};

/** Prefers the operator's app, then web clip, then installed site, then browser. */
export function registerMethodOf({ isNative, isWebclip, isStandalone }: RegisterSigns): WireRegisterMethod {
  if (isNative) return 'APP';
  if (isWebclip) return 'WEBCLIP';
  return isStandalone ? 'PWA' : 'H5';
}
