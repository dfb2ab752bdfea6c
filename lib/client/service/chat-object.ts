// The merchant's chat widget: script inserted after first paint, object looked up once it exists.
import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { getChatHosts } from '@/lib/client/page/page-facts';
import { customerServiceScript } from '@/lib/shared/calls/service-table';
import { TIMING } from '@/lib/shared/constants';
import { parseChatWidget } from '@/lib/shared/service/chat-widget';

/** Interface of a third-party widget; every method is optional. */
export type ChatObject = {
  readonly open?: (options: { language: string; draft?: string }) => void;
  readonly setUser?: (user: { id: string; name: string; key?: string }) => void;
  readonly clearUser?: () => void;
  readonly setLanguage?: (locale: string) => void;
};

const readers = new Set<(chat: ChatObject) => void>();
let name: string | undefined;

/** Returns the widget's object once it exists. */
export function getChatObject(): ChatObject | undefined {
  const found = name === undefined ? undefined : (window as unknown as Record<string, unknown>)[name];
  return typeof found === 'object' && found !== null ? (found as ChatObject) : undefined;
}

/** Returns whether a widget is loaded or loading. */
export function hasChat(): boolean {
  return name !== undefined;
}

/** Calls the reader with the object, now or once it exists. Returns the unsubscribe function. */
export function subscribeChat(reader: (chat: ChatObject) => void): () => void {
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

/** Loads the merchant's widget, if any, from an allowed host. Once per page. */
export async function loadChat(): Promise<void> {
  const answer = await callApi(customerServiceScript);
  const widget = answer.ok ? parseChatWidget(answer.value, getChatHosts()) : undefined;
  // An existing global is the browser's or a loaded widget: do not overwrite it.
  if (!widget || hasChat() || widget.name in window) return;
  name = widget.name;
  inject(widget.scriptUrl);
}

/** Returns the object; while the script loads, retries at 1 s and 3 s. */
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
