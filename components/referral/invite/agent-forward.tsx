'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useMemberType } from '@/lib/client/member/use-member-type';
import { isAgentType } from '@/lib/shared/member/member';

/** Redirects agents to their own page. */
export function AgentForward({ href }: { readonly href: string }) {
  const router = useRouter();
  const isAgent = isAgentType(useMemberType());
  useEffect(() => {
    if (isAgent) router.replace(href);
  }, [isAgent, router, href]);
  return null;
}
