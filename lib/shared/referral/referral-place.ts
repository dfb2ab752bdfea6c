// Where the referral entry leads, by visitor and REFERRAL promotion.
import { isAgentType } from '@/lib/shared/member/member';
import type { PromotionSwitch } from '@/lib/shared/promo/promotions';
import { ROUTES, toHref } from '@/lib/shared/routes';

/** `coming-soon` is an alert, not a page. */
export type ReferralPlace = 'agent' | 'invite' | 'service' | 'coming-soon';

/** `promotion` is undefined when it is not available. */
export type ReferralFacts = {
  readonly session: 'unknown' | 'visitor' | 'member';
  readonly memberType?: number;
  readonly promotion?: PromotionSwitch;
};

/** Agents have their own page. A disabled promotion is coming soon, one without offers leads to service, an unknown one to the public page. */
export function referralPlaceOf({ session, memberType, promotion }: ReferralFacts): ReferralPlace {
  if (session === 'unknown') return 'invite';
  if (session === 'member' && isAgentType(memberType)) return 'agent';
  if (promotion === undefined) return 'invite';
  if (!promotion.enabled) return 'coming-soon';
  return promotion.count > 0 ? 'invite' : 'service';
}

export type ReferralHrefs = Readonly<Record<Exclude<ReferralPlace, 'coming-soon'>, string>>;

/** Builds the addresses with the carried query. */
export function toReferralHrefs(query: URLSearchParams): ReferralHrefs {
  return {
    agent: toHref(ROUTES.agentRegister, {}, query),
    invite: toHref(ROUTES.inviteFriends, {}, query),
    service: toHref(ROUTES.service, {}, query),
  };
}
