// The merchant's chat widget: script inserted after first paint, object looked up once it exists.
import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { getChatHosts } from '@/lib/client/page/page-facts';
import { withTimeLimit } from '@/lib/client/page/with-time-limit';
import type { ChatAdapter } from '@/lib/client/service/vendor/chat-adapter';
import type { ChatObject } from '@/lib/client/service/vendor/chat-object';
import { findAdapter } from '@/lib/client/service/vendor/find-adapter';
import { customerServiceScript } from '@/lib/shared/calls/service-table';
import { CHAT_HOOK_RETRY_MS } from '@/lib/shared/constants';
import { type ChatWidget, parseChatWidget } from '@/lib/shared/service/chat-widget';

/** May take a while to say who the visitor is. */
type ChatReader = (chat: ChatObject) => Promise<void> | void;

const readers = new Set<ChatReader>();
let adapter: ChatAdapter | undefined;
let loading: Promise<void> | undefined;
/** A prepared queue accepts calls before the vendor's script runs, so taps must not use it. */
let hasRun = false;
let announced: Promise<unknown> | undefined;

/** How long a tap waits for the provider: whether there is a widget, and who the visitor is. */
const ANSWER_WAIT_MS = 3_000;

/** Returns the widget once it exists and works so far. */
export function getChatObject(): ChatObject | undefined {
  try {
    return hasRun || !adapter?.prepare ? adapter?.read() : undefined;
  } catch {
    // Third-party code that is half there: the next look may find all of it.
    return undefined;
  }
}

/** Returns whether a widget is loaded or loading. */
export function hasChat(): boolean {
  return adapter !== undefined;
}

/** Calls the reader with the object, now or once it exists. Returns the unsubscribe function. */
export function subscribeChat(reader: ChatReader): () => void {
  readers.add(reader);
  const chat = announced && getChatObject();
  if (chat) announced = Promise.all([announced, reader(chat)]);
  return () => readers.delete(reader);
}

function announce(): ChatObject | undefined {
  const chat = getChatObject();
  if (chat) announced ??= Promise.all([...readers].map((reader) => reader(chat)));
  return chat;
}

function announceSoon([nextMs, ...laterMs]: readonly number[]): void {
  if (!announce() && nextMs !== undefined) setTimeout(announceSoon, nextMs, laterMs);
}

function inject(scriptUrl: string, attributes: ChatAdapter['attributes'] = {}): void {
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.src = scriptUrl;
  script.async = true;
  const [firstMs, secondMs] = CHAT_HOOK_RETRY_MS;
  script.addEventListener('load', () => {
    hasRun = true;
    announceSoon([firstMs, secondMs - firstMs]);
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

async function load(): Promise<void> {
  const answer = await callApi(customerServiceScript);
  const widget = answer.ok ? parseChatWidget(answer.value, getChatHosts()) : undefined;
  // An existing global is the browser's or a loaded widget: do not overwrite it.
  if (!widget || widget.name in window) return;
  start(widget);
}

/** Loads the merchant's widget, if any, from an allowed host. Once per page. */
export function loadChat(): Promise<void> {
  loading ??= load();
  return loading;
}

/** Returns the object; while it is not asked for, or its script loads, retries at 1 s and 3 s. */
export async function findChat(): Promise<ChatObject | undefined> {
  let waitedMs = 0;
  for (const atMs of [0, ...CHAT_HOOK_RETRY_MS]) {
    await new Promise((done) => setTimeout(done, atMs - waitedMs));
    waitedMs = atMs;
    if (!loading) continue;
    await withTimeLimit(loading, ANSWER_WAIT_MS);
    if (!hasChat()) return undefined;
    const chat = announce();
    if (!chat?.open) continue;
    // What its readers say of the visitor closes a chat that is open.
    if (announced) await withTimeLimit(announced, ANSWER_WAIT_MS);
    return chat;
  }
  return undefined;
}
