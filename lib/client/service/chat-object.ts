// The merchant's chat widget: script inserted after first paint, object looked up once it exists.
import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { getChatHosts } from '@/lib/client/page/page-facts';
import type { ChatAdapter } from '@/lib/client/service/vendor/chat-adapter';
import type { ChatObject } from '@/lib/client/service/vendor/chat-object';
import { findAdapter } from '@/lib/client/service/vendor/find-adapter';
import { customerServiceScript } from '@/lib/shared/calls/service-table';
import { TIMING } from '@/lib/shared/constants';
import { type ChatWidget, parseChatWidget } from '@/lib/shared/service/chat-widget';

const readers = new Set<(chat: ChatObject) => void>();
let adapter: ChatAdapter | undefined;
/** A prepared queue accepts calls before the vendor's script runs, so taps must not use it. */
let hasRun = false;

/** Returns the widget once it exists. */
export function getChatObject(): ChatObject | undefined {
  return hasRun || !adapter?.prepare ? adapter?.read() : undefined;
}

/** Returns whether a widget is loaded or loading. */
export function hasChat(): boolean {
  return adapter !== undefined;
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

function inject(scriptUrl: string, attributes: ChatAdapter['attributes'] = {}): void {
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.src = scriptUrl;
  script.async = true;
  const [firstMs, secondMs] = TIMING.chatHookRetryMs;
  script.addEventListener('load', () => {
    hasRun = true;
    announce([firstMs, secondMs - firstMs]);
  });
  script.addEventListener('error', () => {
    adapter = undefined;
  });
  document.head.append(script);
}

function start(widget: ChatWidget): void {
  adapter = findAdapter(widget);
  adapter.prepare?.(new URL(widget.scriptUrl));
  inject(widget.scriptUrl, adapter.attributes);
}

/** Loads the merchant's widget, if any, from an allowed host. Once per page. */
export async function loadChat(): Promise<void> {
  const answer = await callApi(customerServiceScript);
  const widget = answer.ok ? parseChatWidget(answer.value, getChatHosts()) : undefined;
  // An existing global is the browser's or a loaded widget: do not overwrite it.
  if (!widget || hasChat() || widget.name in window) return;
  start(widget);
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
