'use client';

import { useEffect } from 'react';
import { useMemberType } from '@/lib/client/member/use-member-type';

type MemberTypeProps = { readonly onChange: (memberType: number | undefined) => void };

/** Reports the member type; renders nothing. */
export function MemberType({ onChange }: MemberTypeProps) {
  const memberType = useMemberType();
  useEffect(() => onChange(memberType), [memberType, onChange]);
  return null;
}
