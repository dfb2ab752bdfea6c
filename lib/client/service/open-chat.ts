import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { toLocalFailure } from '@/lib/client/api/send-request';
import { leaveTo } from '@/lib/client/page/leave-page';
import { getPageFacts } from '@/lib/client/page/page-facts';
import { findChat } from '@/lib/client/service/chat-object';
import { getSession } from '@/lib/client/session/session-store';
import type { Failure } from '@/lib/shared/calls/envelope';
import { launchChat } from '@/lib/shared/calls/service-table';
import { toLaunchLanguage, toWidgetLocale } from '@/lib/shared/service/chat-language';
import { parseResourceUrl } from '@/lib/shared/url/resource-url';

export type ChatStart = {
  readonly title: string;
  /** Return path of the chat page, on this site. */
  readonly backPath: string;
  /** Log-in page of this site, for a visitor whom the chat page would refuse. */
  readonly loginPath: string;
  /** Initial text, e.g. the support code. */
  readonly draft?: string;
};

async function launch(
  { title, backPath, loginPath, draft }: ChatStart,
  hasLeft: () => boolean,
): Promise<Failure | undefined> {
  if (getSession().state === 'visitor') {
    leaveTo(loginPath);
    return undefined;
  }
  const answer = await callApi(launchChat, {
    query: {
      b2c: 'true',
      // The chat page has no draft field: service sees the title only.
      title: draft === undefined ? title : `${title} (${draft})`,
      backUrl: new URL(backPath, window.location.origin).href,
      language: toLaunchLanguage(getPageFacts().language),
    },
  });
  if (hasLeft()) return undefined;
  if (!answer.ok) return answer;
  const url = parseResourceUrl(answer.value?.url);
  if (url === undefined) return toLocalFailure('invalid_response', answer.traceId);
  leaveTo(url);
  return undefined;
}

/** Opens the widget, or the chat's page in this tab to avoid popup blockers; that page is for members, so visitors log in first. A player who has gone on meanwhile stays there. Returns the failure, if any. */
export async function openChat(start: ChatStart): Promise<Failure | undefined> {
  const { pathname } = window.location;
  const hasLeft = () => window.location.pathname !== pathname;
  const chat = await findChat();
  if (hasLeft()) return undefined;
  if (!chat?.open) return launch(start, hasLeft);
  try {
    chat.open({
      language: toWidgetLocale(getPageFacts().language, document.documentElement.lang),
      ...(start.draft === undefined ? {} : { draft: start.draft }),
    });
    return undefined;
  } catch {
    // Third-party code: on an error, the chat page opens instead.
    return launch(start, hasLeft);
  }
}
