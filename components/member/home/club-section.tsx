'use client';

import { type ReactNode, useMemo } from 'react';
import styles from '@/components/member/member.module.css';
import { SkeletonRows } from '@/components/member/skeleton-rows';
import { VipCard } from '@/components/vip/vip-card';
import { VipSkeleton } from '@/components/vip/vip-skeleton';
import { useCall } from '@/lib/client/data/use-call';
import {
  depositSettings,
  memberInfo,
  rankProgress,
  withdrawAccountInfo,
} from '@/lib/shared/calls/member-table';
import { parseMember } from '@/lib/shared/member/member';

type ClubSectionProps = { readonly vipHref?: string; readonly children: ReactNode };

/**
 * VIP card of a member with a label, and what follows it: without a card that moves up, so it is a skeleton until the member
 * is known. If the member fails to load, the profile shows the failure.
 */
export function ClubSection({ vipHref, children }: ClubSectionProps) {
  const { value, isLoaded, failure } = useCall(memberInfo);
  // Requested at once, not after the member: the call that follows a login is then the same request.
  const progress = useCall(rankProgress);
  useCall(depositSettings);
  useCall(withdrawAccountInfo);
  const member = useMemo(() => parseMember(value), [value]);
  if (!isLoaded && !failure)
    return (
      <>
        <VipSkeleton href={vipHref} />
        <div aria-busy="true" className={styles.card}>
          <SkeletonRows count={4} />
        </div>
      </>
    );
  return (
    <>
      {member?.club && <VipCard href={vipHref} member={member} progress={progress} />}
      {children}
    </>
  );
}
