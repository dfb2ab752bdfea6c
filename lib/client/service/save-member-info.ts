import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { memberInfo } from '@/lib/shared/calls/member-table';
import { saveMemberInfoByAuthKey } from '@/lib/shared/calls/service-table';

/** Files the member's data under a chat key, so that the chat's agents see them. Failures stay silent: the chat works without. Never throws. */
export async function saveMemberInfo(authKey: string): Promise<void> {
  const answer = await callApi(memberInfo);
  if (!answer.ok || !answer.value) return;
  const { id, account, type, language, clubLabel } = answer.value;
  await callApi(saveMemberInfoByAuthKey, { body: { authKey, id, account, type, language, clubLabel } });
}
