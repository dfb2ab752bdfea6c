'use client';

import { useMemo } from 'react';
import { VipCard } from '@/components/vip/vip-card';
import { VipSkeleton } from '@/components/vip/vip-skeleton';
import { useCall } from '@/lib/client/data/use-call';
import { memberInfo, rankProgress } from '@/lib/shared/calls/member-table';
import { parseMember } from '@/lib/shared/member/member';

/** VIP card of a member with a label. If the member fails to load, the profile shows it. */
export function ClubSection({ vipHref }: { readonly vipHref?: string }) {
  const { value, isLoaded, failure } = useCall(memberInfo);
  // Requested at once, not after the member: the call that follows a login is then the same request.
  const progress = useCall(rankProgress);
  const member = useMemo(() => parseMember(value), [value]);
  if (!isLoaded && !failure) return <VipSkeleton href={vipHref} />;
  return member?.club ? <VipCard href={vipHref} member={member} progress={progress} /> : null;
}
