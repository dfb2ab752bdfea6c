'use client';

import type { ReactNode } from 'react';
import { InvitationCard } from '@/components/referral/invite/invitation-card';
import { useMemberType } from '@/lib/client/member/use-member-type';
import { isAgentType } from '@/lib/shared/member/member';

type AgentPartProps = {
  readonly brandName: string;
  /** What everybody else reads, and agents too until they are known (B33). */
  readonly children: ReactNode;
};

/** An agent's own link and figures; for others, how to become one (R11). */
export function AgentPart({ brandName, children }: AgentPartProps) {
  const isAgent = isAgentType(useMemberType());
  return isAgent ? <InvitationCard brandName={brandName} kind="agent" /> : children;
}
