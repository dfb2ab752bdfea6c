// The chat of the sandbox: its page, its conversation, and the widget's script.
import { type Context, Hono } from 'hono';
import { readJson, readText } from '../core/json-value.ts';
import { merchants } from '../core/merchant.ts';
import type { ProviderState } from '../core/provider-state.ts';
import { assetHeaders, findAsset } from '../pages/asset-file.ts';
import { toPageResponse } from '../pages/page-frame.ts';
import { exchangeChatKey, findChatter, openChatSession } from './chat-key.ts';
import { chatPage, expiredChatPage } from './chat-page.ts';
import { addMessage, readThread } from './chat-thread.ts';

const root = new URL('./', import.meta.url);

const toOrigin = (text: string): string =>
  /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/i.test(text) ? new URL(text).origin : '';

/** A guest of a widget has a session without a name; elsewhere the chat needs a key. */
const openGuest = (
  state: ProviderState,
  { widget, merchant = '', site = '' }: Record<string, string>,
): string | null =>
  widget && merchants.has(merchant)
    ? openChatSession(state, { merchant, accountId: '', title: '', backUrl: '', siteOrigin: toOrigin(site) })
    : null;

const begin = (state: ProviderState, context: Context): Response => {
  const query: Record<string, string> = context.req.query();
  const { key, language = 'EN', widget = '', draft = '' } = query;
  const session = key === undefined ? openGuest(state, query) : exchangeChatKey(state, key);
  if (!session) return toPageResponse(expiredChatPage(language), 410);
  return context.redirect(`/chat?${new URLSearchParams({ session, language, widget, draft })}`, 303);
};

const showChat = (state: ProviderState, context: Context): Response => {
  const { session, language = 'EN', widget, draft = '' } = context.req.query();
  if (session === undefined) return begin(state, context);
  const chatter = findChatter(state, session);
  if (!chatter) return toPageResponse(expiredChatPage(language), 410);
  return toPageResponse(chatPage({ chatter, session, language, draft, isWidget: Boolean(widget) }));
};

const toOpened = (state: ProviderState, context: Context) => {
  const { session = '', language = 'EN' } = context.req.query();
  const chatter = findChatter(state, session);
  return chatter ? { chatter, session, language } : null;
};

const widgetScript = (state: ProviderState, context: Context): Response => {
  const settings = {
    origin: new URL(context.req.url).origin,
    merchant: context.req.query('merchant') ?? '',
    delayMs: state.widgetDelayMs,
  };
  const script = findAsset(root, 'client/widget.ts')?.text ?? '';
  const safe = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return context.body(`((settings) => {${script}\n})(${safe});`, 200, {
    ...assetHeaders('text/javascript; charset=utf-8'),
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  });
};

export const chatRoutes = (state: ProviderState): Hono => {
  const routes = new Hono();
  routes.get('/widget.js', (context) => widgetScript(state, context));
  routes.get('/chat', (context) => showChat(state, context));
  routes.get('/chat/messages', (context) => {
    const opened = toOpened(state, context);
    return opened ? context.json(readThread(state, opened)) : context.json([], 410);
  });
  routes.post('/chat/messages', async (context) => {
    const opened = toOpened(state, context);
    const text = readText(await readJson(context), 'text').slice(0, 1000);
    if (!opened || text === '') return context.json([], opened ? 400 : 410);
    return context.json(addMessage(state, opened, text));
  });
  routes.get('/chat/assets/*', (context) => {
    const asset = findAsset(root, context.req.path.slice('/chat/assets/'.length));
    return asset ? context.body(asset.text, 200, assetHeaders(asset.type)) : context.text('not found', 404);
  });
  return routes;
};
