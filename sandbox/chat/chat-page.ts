// Chat page: agent, conversation, and an input.
import { escapeMarkup } from '../core/escape-markup.ts';
import { type Page, toSafeJson } from '../pages/page-frame.ts';
import { languageTextsOf } from '../play/texts/play-texts.ts';
import type { Chatter } from './chat-key.ts';
import { chatTextsOf, toChatCode } from './chat-text-table.ts';

const icon = (d: string): string =>
  `<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"><path d="${d}"/></svg>`;

const face =
  '<svg class="face" viewBox="0 0 44 44" width="44" height="44" aria-hidden="true"><circle cx="22" cy="22" r="22" fill="#5a48d6"/><path d="M9 40c2-10 24-10 26 0a22 22 0 0 1-26 0Z" fill="#f3b4c6"/><circle cx="22" cy="18" r="9" fill="#ffd9c2"/><path d="M11 21c-3-18 25-18 22 0-3-4-4-9-4-9-5 4-12 3-14 2 0 0-2 4-4 7Z" fill="#33204f"/><path d="M11 19v5M33 19v5" stroke="#2fe6c0" stroke-width="3" stroke-linecap="round"/></svg>';

export type ChatView = {
  chatter: Chatter;
  session: string;
  language: string;
  draft: string;
  isWidget: boolean;
};

const toHead = ({ chatter, language, isWidget }: ChatView): string => {
  const texts = chatTextsOf(language);
  const back = chatter.backUrl
    ? `<a class="round" href="${escapeMarkup(chatter.backUrl)}" target="_top" aria-label="${escapeMarkup(texts.back)}">${icon('M15 5l-7 7 7 7')}</a>`
    : '';
  const close = isWidget
    ? `<button type="button" class="round" id="close" aria-label="${escapeMarkup(texts.close)}">${icon('M6 6l12 12M18 6L6 18')}</button>`
    : '';
  return `<header class="head">${back}${face}<div class="who"><h1>${escapeMarkup(chatter.title || texts.title)}</h1><p><span class="dot"></span>${escapeMarkup(texts.online)}</p></div>${close}</header>`;
};

const toComposer = ({ language, draft }: ChatView): string => {
  const texts = chatTextsOf(language);
  const chips = [texts.chipDeposit, texts.chipWithdraw, texts.chipBonus]
    .map((chip) => `<button type="button" class="chip">${escapeMarkup(chip)}</button>`)
    .join('');
  return `<div class="chips" id="chips">${chips}</div><form class="composer" id="composer"><label class="unseen" for="text">${escapeMarkup(texts.write)}</label><textarea id="text" rows="1" maxlength="1000" placeholder="${escapeMarkup(texts.write)}" dir="auto">${escapeMarkup(draft)}</textarea><button type="submit" class="send" aria-label="${escapeMarkup(texts.send)}">${icon('M4 12L20 4l-5 16-4-6z')}</button></form>`;
};

export const chatPage = (view: ChatView): Page => {
  const { chatter, session, language } = view;
  const code = toChatCode(language);
  const { tag, dir } = languageTextsOf(code);
  const texts = chatTextsOf(code);
  const data = {
    session,
    language: code,
    requestedLanguage: language,
    siteOrigin: chatter.siteOrigin,
    texts: { you: texts.you, agent: texts.agent, typing: texts.typing },
  };
  return {
    tag,
    dir,
    title: chatter.title || texts.title,
    kind: 'chat',
    styles: ['/chat/assets/styles/chat.css', '/chat/assets/styles/composer.css'],
    script: '/chat/assets/client/chat.ts',
    ancestor: chatter.siteOrigin,
    body: `${toHead(view)}<main class="room"><div class="talk" id="talk" role="log" tabindex="0" aria-label="${escapeMarkup(texts.title)}"><ol class="thread" id="thread"></ol><p class="typing" id="typing" role="status"></p></div>${toComposer(view)}</main><script type="application/json" id="chat-data">${toSafeJson(data)}</script>`,
  };
};

export const expiredChatPage = (language: string): Page => {
  const code = toChatCode(language);
  const texts = chatTextsOf(code);
  return {
    ...languageTextsOf(code),
    title: texts.expired,
    kind: 'expired',
    styles: ['/chat/assets/styles/chat.css', '/chat/assets/styles/composer.css'],
    body: `<main class="expired">${face}<h1>${escapeMarkup(texts.expired)}</h1><p>${escapeMarkup(texts.expiredText)}</p></main>`,
  };
};
