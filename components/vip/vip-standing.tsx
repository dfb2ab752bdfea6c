'use client';

import { VipCard } from '@/components/vip/vip-card';
import { useCall } from '@/lib/client/data/use-call';
import { memberInfo, rankProgress } from '@/lib/shared/calls/member-table';
import { parseMember } from '@/lib/shared/member/member';

/** A member's own card above the levels; nothing for others. */
export function VipStanding() {
  const member = parseMember(useCall(memberInfo).value);
  const progress = useCall(rankProgress);
  return member?.club ? <VipCard member={member} progress={progress} /> : null;
}
