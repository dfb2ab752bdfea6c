'use client';

import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { ClientLink } from '@/components/ui/client-link/client-link';
import { showNotice } from '@/lib/client/notice/notice-store';
import { useSession } from '@/lib/client/session/use-session';
import type { PromotionSwitch } from '@/lib/shared/promo/promotions';
import { type ReferralHrefs, referralPlaceOf } from '@/lib/shared/referral/referral-place';

// Visitors have no type to ask for. Without its script the entry is that of any member.
const MemberType = lazy(() =>
  import('./member-type').then(
    (part) => ({ default: part.MemberType }),
    () => ({ default: () => null }),
  ),
);

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
  const [memberType, setMemberType] = useState<number>();
  const place = referralPlaceOf({ session: session.state, memberType, promotion });
  const isOpen = place !== 'coming-soon';
  const explain = (event: MouseEvent) => {
    event.preventDefault();
    showNotice({ text: comingSoon, title: 'titleSoon' });
  };
  return (
    <>
      <ClientLink
        className={className}
        data-promo
        href={hrefs[isOpen ? place : 'invite']}
        onClick={isOpen ? undefined : explain}
      >
        {place === 'agent' ? (agentChildren ?? children) : children}
      </ClientLink>
      {session.state === 'member' && (
        <Suspense fallback={null}>
          <MemberType onChange={setMemberType} />
        </Suspense>
      )}
    </>
  );
}
