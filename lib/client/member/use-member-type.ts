import 'client-only';
import { useCall } from '@/lib/client/data/use-call';
import { memberInfo } from '@/lib/shared/calls/member-table';
import { parseMember } from '@/lib/shared/member/member';

/** Returns the member type; undefined for visitors and while loading. */
export function useMemberType(): number | undefined {
  const { value } = useCall(memberInfo);
  return parseMember(value)?.type;
}
