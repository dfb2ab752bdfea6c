import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { handleFailure } from '@/lib/client/failure/handle-failure';
import { getPageFacts } from '@/lib/client/page/page-facts';
import { getChatObject, subscribeChat } from '@/lib/client/service/chat-object';
import type { ChatObject } from '@/lib/client/service/vendor/chat-object';
import { getSession, getSessionHandle, subscribeSession } from '@/lib/client/session/session-store';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored, removeStored, writeStored } from '@/lib/client/storage/web-storage';
import { memberInfo } from '@/lib/shared/calls/member-table';
import { chatAuthKey, saveMemberInfoByAuthKey } from '@/lib/shared/calls/service-table';
import { toText } from '@/lib/shared/calls/wire-value';
import { toWidgetLocale } from '@/lib/shared/service/chat-language';

/** Reports errors of third-party code without failing. */
function quietly(work: () => void): void {
  try {
    work();
  } catch (error) {
    reportError(error);
  }
}

async function fetchChatKey(): Promise<string | undefined> {
  const answer = await callApi(chatAuthKey);
  // The API proxy clears the cookie with this answer, so no later call reports the lost session.
  if (!answer.ok) handleFailure(answer, { silent: true });
  const key = answer.ok ? toText(answer.value?.authKey) : '';
  return key === '' ? undefined : key;
}

/** Files the member's data under a chat key, so that the chat's agents see them. Failures stay silent: the chat works without. Never throws. */
async function saveMemberInfo(authKey: string): Promise<void> {
  const answer = await callApi(memberInfo);
  if (!answer.ok || !answer.value) return;
  const { id, account, type, language, clubLabel } = answer.value;
  await callApi(saveMemberInfoByAuthKey, { body: { authKey, id, account, type, language, clubLabel } });
}

async function identifyMember(chat: ChatObject): Promise<void> {
  const handle = getSessionHandle();
  const key = await fetchChatKey();
  // Before the widget has the key: it may work once.
  if (key !== undefined && getSessionHandle() === handle) await saveMemberInfo(key);
  const session = getSession();
  // The session may have changed meanwhile.
  if (session.state !== 'member' || session.info.token !== handle) return;
  const { id, userName } = session.info;
  writeStored(STORED.chatMember, id || userName);
  quietly(() => chat.setUser?.({ id, name: userName, ...(key === undefined ? {} : { key }) }));
}

/** Clears a former member's conversation; a visitor's own, and a member's under a new token, go on. */
function clearFormerMember(chat: ChatObject, id: string, isPageNew: boolean): void {
  const known = readStored(STORED.chatMember);
  if (known === null || known === id) return;
  // A page that is left after the log-out may not finish: the next one clears again.
  if (isPageNew) removeStored(STORED.chatMember);
  quietly(() => chat.clearUser?.());
}

/** Keeps the widget's user in sync. Returns the stop function. */
export function watchIdentity(): () => void {
  let sentHandle: string | undefined;
  let isAnnounced = false;
  const identify = async (chat: ChatObject): Promise<void> => {
    const session = getSession();
    const handle = getSessionHandle();
    if (session.state === 'unknown' || sentHandle === handle) return;
    const id = session.state === 'member' ? session.info.id || session.info.userName : '';
    clearFormerMember(chat, id, sentHandle === undefined);
    sentHandle = handle;
    if (id !== '') await identifyMember(chat);
  };
  const unsubscribeChat = subscribeChat((chat) => {
    isAnnounced = true;
    quietly(() => chat.setLanguage?.(toWidgetLocale(getPageFacts().language, document.documentElement.lang)));
    return identify(chat);
  });
  const unsubscribeSession = subscribeSession(() => {
    // An object that is there before its announcement learns the language first.
    const chat = isAnnounced ? getChatObject() : undefined;
    if (chat) void identify(chat);
  });
  return () => {
    unsubscribeChat();
    unsubscribeSession();
  };
}
