'use client';

import { useMemo } from 'react';
import { VipCard } from '@/components/vip/vip-card';
import { useCall } from '@/lib/client/api/use-call';
import { memberInfo, rankProgress } from '@/lib/shared/calls/system-table';
import { parseMember } from '@/lib/shared/member/member';

/** The VIP card of a member who has a label; nothing for others and until it is known, for its failure stands at the profile (V1). */
export function ClubPart() {
  const { value } = useCall(memberInfo);
  // Asked for at once, not after the member: the call that follows a login is then the same request (A15, K4).
  const progress = useCall(rankProgress);
  const member = useMemo(() => parseMember(value), [value]);
  return member?.club ? <VipCard member={member} progress={progress} /> : null;
}
