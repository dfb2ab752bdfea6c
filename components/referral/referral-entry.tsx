'use client';

import type { ReactNode } from 'react';
import { ClientLink } from '@/components/ui/client-link/client-link';
import { useMemberType } from '@/lib/client/member/use-member-type';
import { showNotice } from '@/lib/client/notice/notice-store';
import { useSession } from '@/lib/client/session/use-session';
import type { PromotionSwitch } from '@/lib/shared/promo/promotions';
import { type ReferralHrefs, referralPlaceOf } from '@/lib/shared/referral/referral-place';

type ReferralEntryProps = {
  readonly hrefs: ReferralHrefs;
  /** REFERRAL promotion; undefined when it failed to load. */
  readonly promotion?: PromotionSwitch;
  /** Shown where the promotion is off. */
  readonly comingSoon: string;
  readonly className?: string;
  readonly children: ReactNode;
  /** Replaces the children for agents. */
  readonly agentChildren?: ReactNode;
};

/** Entry of the referral programme by the matrix; without script a link to the public page. */
export function ReferralEntry(props: ReferralEntryProps) {
  const { hrefs, promotion, comingSoon, className, children, agentChildren } = props;
  const session = useSession();
  const memberType = useMemberType();
  const place = referralPlaceOf({ session: session.state, memberType, promotion });
  if (place !== 'coming-soon')
    return (
      <ClientLink className={className} data-promo href={hrefs[place]}>
        {place === 'agent' ? (agentChildren ?? children) : children}
      </ClientLink>
    );
  return (
    <ClientLink
      className={className}
      data-promo
      href={hrefs.invite}
      onClick={(event) => {
        event.preventDefault();
        showNotice({ text: comingSoon });
      }}
    >
      {children}
    </ClientLink>
  );
}
