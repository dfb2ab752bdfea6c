'use client';

import type { ReactNode } from 'react';
import { InvitationCard } from '@/components/referral/invite/invitation-card';
import { InvitationSkeleton } from '@/components/referral/invite/invitation-skeleton';
import styles from '@/components/referral/programme.module.css';
import { useCall } from '@/lib/client/data/use-call';
import { useSession } from '@/lib/client/session/use-session';
import { memberInfo } from '@/lib/shared/calls/member-table';
import { isAgentType, parseMember } from '@/lib/shared/member/member';

type AgentSectionProps = {
  readonly brandName: string;
  /** For all but agents, also without script. */
  readonly children: ReactNode;
};

/** An agent's link and data; for others, how to become one. Members see a skeleton until it is known. */
export function AgentSection({ brandName, children }: AgentSectionProps) {
  const session = useSession();
  const { value, isLoaded, failure } = useCall(memberInfo);
  if (isAgentType(parseMember(value)?.type)) return <InvitationCard brandName={brandName} kind="agent" />;
  if (isLoaded || failure || session.state === 'visitor') return children;
  return (
    <>
      <div data-for="visitor">{children}</div>
      <div aria-busy="true" className={styles.card} data-for="member">
        <InvitationSkeleton />
      </div>
    </>
  );
}
