// Conversation of one member: in memory, answered by a simple bot, counted while unread.
import { findAccount, updateAccount } from '../core/account.ts';
import { merchants } from '../core/merchant.ts';
import type { ChatMessage, ProviderState } from '../core/provider-state.ts';
import type { Chatter } from './chat-key.ts';
import { type ChatTexts, chatTextsOf } from './chat-text-table.ts';

const maxUnread = 99;

const topics: Array<[RegExp, keyof ChatTexts]> = [
  [/deposit|nạp|depósito|deposito|جمع|ฝาก|存款|儲值|recarga/i, 'deposit'],
  [/withdraw|rút|saque|retiro|نکال|ถอน|提款|payout/i, 'withdraw'],
  [/bonus|promo|khuyến|bônus|bono|بونس|โบนัส|优惠|優惠/i, 'bonus'],
];

const accountOf = (state: ProviderState, { merchant, accountId }: Chatter) =>
  findAccount(state.database, merchant, { key: 'id', value: accountId });

/** Agent messages a member has not seen; stored in the profile until the chat is opened. */
export const countUnread = (state: ProviderState, chatter: Chatter): number => {
  const unread = accountOf(state, chatter)?.profile.unread;
  return typeof unread === 'number' ? Math.min(maxUnread, Math.max(0, Math.floor(unread))) : 0;
};

type Opened = { chatter: Chatter; session: string; language: string };

const greeting = (state: ProviderState, { chatter, language }: Opened, key: 'hello' | 'news'): string => {
  const name = accountOf(state, chatter)?.userName;
  const brand = merchants.get(chatter.merchant)?.name ?? '';
  return chatTextsOf(language)
    [key].replace('{name}', name ? ` ${name}` : '')
    .replace('{brand}', brand);
};

const append = (
  state: ProviderState,
  thread: ChatMessage[],
  sent: Pick<ChatMessage, 'from' | 'text'>,
): ChatMessage => {
  const message = { id: thread.length + 1, ...sent, at: new Date(state.now()).toISOString() };
  thread.push(message);
  return message;
};

const threadOf = (state: ProviderState, opened: Opened): ChatMessage[] => {
  const { chatter, session } = opened;
  const key = chatter.accountId ? `${chatter.merchant}:${chatter.accountId}` : session;
  const known = state.chats.get(key);
  if (known) return known;
  const thread: ChatMessage[] = [];
  state.chats.set(key, thread);
  append(state, thread, { from: 'agent', text: greeting(state, opened, 'hello') });
  return thread;
};

/** Returns the conversation and marks it as read. */
export const readThread = (state: ProviderState, opened: Opened): ChatMessage[] => {
  const { chatter } = opened;
  const thread = threadOf(state, opened);
  const unread = countUnread(state, chatter);
  for (let nth = 0; nth < unread; nth += 1)
    append(state, thread, { from: 'agent', text: greeting(state, opened, 'news') });
  const account = accountOf(state, chatter);
  if (account && unread > 0)
    updateAccount(state.database, account.id, { profile: { ...account.profile, unread: 0 } });
  return thread;
};

const toAnswer = (text: string, language: string): string => {
  const texts = chatTextsOf(language);
  const code = /\b(?=[0-9a-f]*\d)[0-9a-f]{6,32}\b/i.exec(text)?.[0];
  if (code) return texts.code.replace('{code}', code);
  const topic = topics.find(([words]) => words.test(text));
  return texts[topic?.[1] ?? 'other'];
};

/** Adds the member's message and the bot's reply. */
export const addMessage = (state: ProviderState, opened: Opened, text: string): ChatMessage[] => {
  const thread = threadOf(state, opened);
  return [
    append(state, thread, { from: 'member', text }),
    append(state, thread, { from: 'agent', text: toAnswer(text, opened.language) }),
  ];
};
