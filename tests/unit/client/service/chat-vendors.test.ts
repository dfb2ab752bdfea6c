import type * as ChatModule from '@/lib/client/service/chat-object';
import { fakeFetch, success } from '../fake-fetch';
import { resetPage } from '../page-of';

const world = window as unknown as Record<string, unknown>;
const GLOBALS = [
  'Intercom',
  'intercomSettings',
  'zE',
  '__lc',
  'LiveChatWidget',
  'Tawk_API',
  'Tawk_LoadStart',
  'Desk',
];

let chat: typeof ChatModule;
let message: unknown[][];
const note =
  (...start: unknown[]) =>
  (...rest: unknown[]) =>
    void message.push([...start, ...rest]);

beforeEach(async () => {
  jest.resetModules();
  for (const name of GLOBALS) delete world[name];
  document.head.innerHTML = '';
  chat = await import('@/lib/client/service/chat-object');
  resetPage();
  document.documentElement.dataset.chatHosts =
    'widget.intercom.io static.zdassets.com cdn.livechatinc.com embed.tawk.to desk.example';
  message = [];
});

const script = () => document.head.querySelector<HTMLScriptElement>('script[src]');

/** Loads the widget, runs its script as `run` would, and sends it every command. */
async function talk(scriptUrl: string, widget: string, run: () => void) {
  fakeFetch(() => success({ scriptUrl, widget }));
  await chat.loadChat();
  const early = chat.getChatObject();
  run();
  script()?.dispatchEvent(new Event('load'));
  const object = chat.getChatObject();
  object?.setLanguage?.('zh-HK');
  object?.setUser?.({ id: '7', name: 'lan', key: 'K' });
  object?.open?.({ language: 'zh-HK', draft: 'Code 1' });
  object?.clearUser?.();
  return early;
}

test('a global that is a function takes the names of the methods (C3)', async () => {
  await talk('https://desk.example/w.js', 'Desk', () => {
    world.Desk = note();
  });
  expect(message).toEqual([
    ['setLanguage', 'zh-HK'],
    ['setUser', { id: '7', name: 'lan', key: 'K' }],
    ['open', { language: 'zh-HK', draft: 'Code 1' }],
    ['clearUser'],
  ]);
});

test('Intercom is set up by the app id of its address, and called by its own commands (C3, C5)', async () => {
  await talk('https://widget.intercom.io/widget/ab12cd', 'chat', () => {
    world.Intercom = note();
  });
  expect(world.intercomSettings).toMatchObject({ app_id: 'ab12cd', hide_default_launcher: true });
  expect(message).toEqual([
    ['update', { language_override: 'zh-HK' }],
    ['update', { user_id: '7', name: 'lan', user_hash: 'K' }],
    ['showNewMessage', 'Code 1'],
    ['shutdown'],
    ['boot', expect.objectContaining({ app_id: 'ab12cd', language_override: 'zh-HK' })],
  ]);
});

test('Intercom’s queue holds commands until its script takes them over (C3)', async () => {
  await talk('https://widget.intercom.io/widget/ab12cd', 'chat', () => undefined);
  const { q } = world.Intercom as { q: unknown[][] };
  expect(q.map(([word]) => word)).toEqual(['update', 'update', 'showNewMessage', 'shutdown', 'boot']);
});

test('Zendesk’s messenger gets its token, and its script the id that it looks for (C3, C5)', async () => {
  await talk('https://static.zdassets.com/ekr/snippet.js?key=k1', 'zE', () => {
    world.zE = note();
  });
  expect(script()?.id).toBe('ze-snippet');
  const [, login] = message;
  const [area, word, give] = login ?? [];
  expect([area, word]).toEqual(['messenger', 'loginUser']);
  const take = jest.fn();
  (give as (given: unknown) => void)(take);
  expect(take).toHaveBeenCalledWith('K');
  expect(message.map(([first, second]) => `${first} ${second}`)).toEqual([
    'messenger:set locale',
    'messenger loginUser',
    'messenger show',
    'messenger open',
    'messenger logoutUser',
  ]);
});

test('Zendesk’s older widget is spoken to as such (C3, C5)', async () => {
  await talk('https://static.zdassets.com/ekr/snippet.js?key=k1', 'zE', () => {
    world.zE = Object.assign(note(), { widget: 'classic' });
  });
  expect(message.map(([area, word]) => `${area} ${word}`)).toEqual([
    'webWidget setLocale',
    'webWidget identify',
    'webWidget prefill',
    'webWidget open',
    'webWidget logout',
  ]);
});

test('LiveChat reads the licence, taps before the script has loaded are not lost, and the script’s handler in the queue gets every command (C3, C5)', async () => {
  const early = await talk('https://cdn.livechatinc.com/tracking.js?license=123', 'LiveChatWidget', () => {
    // Like the vendor's script, it keeps the object and sets the handler.
    const queue = world.LiveChatWidget as { _h: unknown; _q: unknown[] };
    queue._h = (_kind: string, given: unknown[]) => message.push(given);
  });
  expect(early).toBeUndefined();
  expect(world.__lc).toMatchObject({ license: 123 });
  expect(message).toEqual([
    ['set_customer_name', 'lan'],
    ['set_session_variables', { memberId: '7' }],
    ['maximize'],
    ['destroy'],
  ]);
  // Without the former member's widget, the chat's own page opens.
  expect(chat.getChatObject()).toBeUndefined();
});

test('Tawk’s methods exist once its script has loaded (C3, C5)', async () => {
  const early = await talk('https://embed.tawk.to/prop/widget', 'Tawk_API', () => {
    Object.assign(world.Tawk_API as object, {
      maximize: note('maximize'),
      login: note('login'),
      logout: note('logout'),
      endChat: note('endChat'),
    });
  });
  expect(early).toBeUndefined();
  expect(script()?.getAttribute('crossorigin')).toBe('*');
  expect(message.map(([word]) => word)).toEqual(['login', 'maximize', 'endChat', 'logout']);
  expect(message[0]?.[1]).toEqual({ userId: '7', name: 'lan', hash: 'K' });
});
