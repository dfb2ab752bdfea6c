// One-time keys of the chat, which identify the member and open a chat session.
import { findTicket, issueSecret, secretKey, spendTicket } from '../accounts/ticket.ts';
import { isJsonObject, readText } from '../core/json-value.ts';
import type { ProviderState } from '../core/provider-state.ts';

const keyLifeMs = 30 * 60_000;
const sessionLifeMs = 4 * 60 * 60_000;

/** Who chats, and the page's return address; `accountId` is '' for a guest. */
export type Chatter = {
  merchant: string;
  accountId: string;
  title: string;
  backUrl: string;
  siteOrigin: string;
};

const toChatter = (data: unknown): Chatter | null => {
  if (!isJsonObject(data)) return null;
  const read = (key: string): string => readText(data, key);
  return {
    merchant: read('merchant'),
    accountId: read('accountId'),
    title: read('title'),
    backUrl: read('backUrl'),
    siteOrigin: read('siteOrigin'),
  };
};

export const issueChatKey = (state: ProviderState, chatter: Chatter): string =>
  issueSecret(state, 'chat-key', chatter);

/** Returns whose key this is, without using it; null if it is unknown or used. */
export const findChatKey = (state: ProviderState, key: string): Chatter | null =>
  toChatter(findTicket(state, secretKey('chat-key', key), keyLifeMs));

export const openChatSession = (state: ProviderState, chatter: Chatter): string =>
  issueSecret(state, 'chat-session', chatter);

/** Exchanges a key for a session; null where the key is unknown, used or old. */
export const exchangeChatKey = (state: ProviderState, key: string): string | null => {
  const chatter = toChatter(spendTicket(state, secretKey('chat-key', key), keyLifeMs));
  return chatter ? openChatSession(state, chatter) : null;
};

export const findChatter = (state: ProviderState, session: string): Chatter | null =>
  toChatter(findTicket(state, secretKey('chat-session', session), sessionLifeMs));
