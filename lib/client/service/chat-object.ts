// The merchant's chat widget: its script is put in after the first paint, its object found when it is there.
import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { getChatHosts } from '@/lib/client/page/page-facts';
import { customerServiceScript } from '@/lib/shared/calls/play-table';
import { TIMING } from '@/lib/shared/constants';
import { parseChatWidget } from '@/lib/shared/service/chat-widget';

/** What a widget's object offers (docs/operations/merchants/chat.md); all of it is optional, since it is the vendor's. */
export type ChatObject = {
  readonly open?: (options: { language: string; draft?: string }) => void;
  readonly setUser?: (user: { id: string; name: string; key?: string }) => void;
  readonly clearUser?: () => void;
  readonly setLanguage?: (locale: string) => void;
};

const readers = new Set<(chat: ChatObject) => void>();
let name: string | undefined;

/** The widget's object, once it is there. */
export function getChatObject(): ChatObject | undefined {
  const found = name === undefined ? undefined : (window as unknown as Record<string, unknown>)[name];
  return typeof found === 'object' && found !== null ? (found as ChatObject) : undefined;
}

/** Whether a widget is there or on its way. */
export function hasChat(): boolean {
  return name !== undefined;
}

/** Hears of the object, now or when it comes; returns the way to stop. */
export function whenChat(reader: (chat: ChatObject) => void): () => void {
  readers.add(reader);
  const chat = getChatObject();
  if (chat) reader(chat);
  return () => readers.delete(reader);
}

function announce(triesMs: readonly number[]): void {
  const chat = getChatObject();
  if (chat) for (const reader of readers) reader(chat);
  const [nextMs, ...laterMs] = triesMs;
  if (!chat && nextMs !== undefined) setTimeout(announce, nextMs, laterMs);
}

function inject(scriptUrl: string): void {
  const script = document.createElement('script');
  script.src = scriptUrl;
  script.async = true;
  const [firstMs, secondMs] = TIMING.chatHookRetryMs;
  script.addEventListener('load', () => announce([firstMs, secondMs - firstMs]));
  script.addEventListener('error', () => {
    name = undefined;
  });
  document.head.append(script);
}

/** Asks for the merchant's widget and puts its script in; where there is none, nothing happens. Once a page. */
export async function loadChat(): Promise<void> {
  const answer = await callApi(customerServiceScript);
  const widget = answer.ok ? parseChatWidget(answer.value, getChatHosts()) : undefined;
  // A name that stands already is the browser's own or a widget's that is in place: neither is to be loaded over.
  if (!widget || hasChat() || widget.name in window) return;
  name = widget.name;
  inject(widget.scriptUrl);
}

/** The object, waited for at 1 s and 3 s where the script is on its way but has not made it yet. */
export async function findChat(): Promise<ChatObject | undefined> {
  let waitedMs = 0;
  for (const atMs of [0, ...TIMING.chatHookRetryMs]) {
    if (!hasChat()) return undefined;
    await new Promise((done) => setTimeout(done, atMs - waitedMs));
    waitedMs = atMs;
    const chat = getChatObject();
    if (chat?.open) return chat;
  }
  return undefined;
}
