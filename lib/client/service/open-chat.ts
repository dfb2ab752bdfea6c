// "Chat now": the widget where the merchant has one, else the chat's own page in this tab.
import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { toLocalFailure } from '@/lib/client/api/send-request';
import { getPageFacts } from '@/lib/client/page/page-facts';
import { findChat } from '@/lib/client/service/chat-object';
import { leaveForChat } from '@/lib/client/service/leave-for-chat';
import type { Failure } from '@/lib/shared/calls/envelope';
import { launchChat } from '@/lib/shared/calls/play-table';
import { toLaunchLanguage, toWidgetLocale } from '@/lib/shared/service/chat-language';
import { parseResourceUrl } from '@/lib/shared/url/resource-url';

/** What the chat begins with. */
export type ChatStart = {
  readonly title: string;
  /** Where the chat's page leads back to: a path of our own. */
  readonly backPath: string;
  /** What stands in the field already, e.g. the support code. */
  readonly draft?: string;
};

async function launch({ title, backPath, draft }: ChatStart): Promise<Failure | undefined> {
  const answer = await callApi(launchChat, {
    query: {
      b2c: 'true',
      // The page has no field for a draft: the title is all that service sees of it.
      title: draft === undefined ? title : `${title} (${draft})`,
      backUrl: new URL(backPath, window.location.origin).href,
      language: toLaunchLanguage(getPageFacts().language),
    },
  });
  if (!answer.ok) return answer;
  const url = parseResourceUrl(answer.value?.url);
  if (url === undefined) return toLocalFailure('invalid_response', answer.traceId);
  leaveForChat(url);
  return undefined;
}

/** Opens the chat for a member; in the same tab, so that no popup blocker stops it. Hands a failure back for the caller to show. */
export async function openChat(start: ChatStart): Promise<Failure | undefined> {
  const chat = await findChat();
  if (!chat?.open) return launch(start);
  try {
    chat.open({
      language: toWidgetLocale(getPageFacts().language),
      ...(start.draft === undefined ? {} : { draft: start.draft }),
    });
    return undefined;
  } catch {
    // The widget is the vendor's script: when it breaks, the page is the other way.
    return launch(start);
  }
}
