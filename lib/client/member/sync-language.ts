// Reports a member's language to the provider.
import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { getPageFacts } from '@/lib/client/page/page-facts';
import { memberInfo } from '@/lib/shared/calls/member-table';
import { setLanguage } from '@/lib/shared/calls/system-table';
import { MEMBER_TYPE } from '@/lib/shared/constants';
import { type Member, parseMember } from '@/lib/shared/member/member';
import { ROUTES, trimPath } from '@/lib/shared/routes';

/** Returns whether to send the page's language: the provider's differs, and the member is not of type 4. */
export function needsLanguageSync(member: Member, language: string): boolean {
  return language !== '' && member.language !== language && member.type !== MEMBER_TYPE.noLanguageSync;
}

/** Sends the page's language if the member's differs. Failures stay silent: the next visit retries. */
export function syncLanguage(member: Member): void {
  const { language, merchant } = getPageFacts();
  if (needsLanguageSync(member, language))
    void callApi(setLanguage, { body: { language, merchantCode: merchant } });
}

/** Reads the member again, and reports the page's language; the member home does both itself. */
export async function renewMember(): Promise<void> {
  if (trimPath(window.location.pathname) === ROUTES.member) return;
  const answer = await callApi(memberInfo);
  const member = answer.ok ? parseMember(answer.value) : undefined;
  if (member) syncLanguage(member);
}
