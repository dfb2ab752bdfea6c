// What kind of member looks at the page, for the rules that treat agents otherwise.
import 'client-only';
import { useCall } from '@/lib/client/data/use-call';
import { memberInfo } from '@/lib/shared/calls/system-table';
import { parseMember } from '@/lib/shared/member/member';

/** The member's type; undefined for visitors and until the provider has answered. Shares its request with the member home. */
export function useMemberType(): number | undefined {
  const { value } = useCall(memberInfo);
  return parseMember(value)?.type;
}
