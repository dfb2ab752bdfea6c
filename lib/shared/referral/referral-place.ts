// Where the referral entry leads: by who asks and what the REFERRAL promotion says.
import { isAgentType } from '@/lib/shared/member/member';
import type { PromotionSwitch } from '@/lib/shared/promo/promotions';
import { ROUTES, toHref } from '@/lib/shared/routes';

/** The four places; `coming-soon` is an alert and no page. */
export type ReferralPlace = 'agent' | 'invite' | 'service' | 'coming-soon';

/** Who asks, and what is known of the promotion; undefined means that it could not be had. */
export type ReferralFacts = {
  /** `unknown` until the page has found out. */
  readonly session: 'unknown' | 'visitor' | 'member';
  /** Type of the member; undefined until it is known. */
  readonly memberType?: number;
  readonly promotion?: PromotionSwitch;
};

/**
 * The place of the referral entry. Agents go to their own page whatever the promotion says. A promotion that is off is
 * coming soon; one that is on without offers cannot be shown, so customer service answers. The page does not say
 * "coming soon" by a guess: what is not known leads to the public page, which says how things stand.
 */
export function referralPlaceOf({ session, memberType, promotion }: ReferralFacts): ReferralPlace {
  if (session === 'unknown') return 'invite';
  if (session === 'member' && isAgentType(memberType)) return 'agent';
  if (promotion === undefined) return 'invite';
  if (!promotion.enabled) return 'coming-soon';
  return promotion.count > 0 ? 'invite' : 'service';
}

/** Addresses of the places that are pages. */
export type ReferralHrefs = Readonly<Record<Exclude<ReferralPlace, 'coming-soon'>, string>>;

/** The places' addresses with the kept part of the query. */
export function toReferralHrefs(query: URLSearchParams): ReferralHrefs {
  return {
    agent: toHref(ROUTES.agentRegister, {}, query),
    invite: toHref(ROUTES.inviteFriends, {}, query),
    service: toHref(ROUTES.service, {}, query),
  };
}
