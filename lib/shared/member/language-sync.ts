// When the provider learns that a member reads the site in another language.
import { MEMBER_TYPE } from '@/lib/shared/constants';
import type { Member } from '@/lib/shared/member/member';

/** Whether the page's language must be sent: the provider's differs, and the member is not of type 4. */
export function needsLanguageSync(member: Member, language: string): boolean {
  return language !== '' && member.language !== language && member.type !== MEMBER_TYPE.noLanguageSync;
}
