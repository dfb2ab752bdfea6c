import { MEMBER_TYPE } from '@/lib/shared/constants';
import type { Member } from '@/lib/shared/member/member';

/** Returns whether to send the page's language: the provider's differs, and the member is not of type 4. */
export function needsLanguageSync(member: Member, language: string): boolean {
  return language !== '' && member.language !== language && member.type !== MEMBER_TYPE.noLanguageSync;
}
