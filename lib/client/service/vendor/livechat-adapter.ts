// LiveChat: its script reads the licence from a global and takes over a queue of calls.
import 'client-only';
import { type ChatAdapter, pageGlobals } from '@/lib/client/service/vendor/chat-adapter';
import type { ChatUser } from '@/lib/client/service/vendor/chat-object';

type LiveChat = { readonly call: (method: string, ...rest: unknown[]) => void };

/** Only destroying the widget removes a former member's conversation. */
let isDestroyed = false;
let hasUser = false;

function makeQueue(): object {
  const queue: unknown[] = [];
  const push =
    (kind: string) =>
    (...given: unknown[]): void => {
      queue.push([kind, given]);
    };
  return { _q: queue, _v: '2.0', on: push('on'), once: push('once'), off: push('off'), call: push('call') };
}

function setUser({ call }: LiveChat, { id, name }: ChatUser): void {
  hasUser = true;
  call('set_customer_name', name);
  call('set_session_variables', { memberId: id });
}

export const livechatAdapter: ChatAdapter = {
  prepare: ({ searchParams }) => {
    isDestroyed = false;
    hasUser = false;
    const license = searchParams.get('license') ?? '';
    pageGlobals().__lc = {
      license: /^\d+$/.test(license) ? Number(license) : undefined,
      organizationId: searchParams.get('organizationId') ?? undefined,
    };
    pageGlobals().LiveChatWidget = makeQueue();
  },
  read: () => {
    const { LiveChatWidget } = pageGlobals();
    if (isDestroyed || typeof LiveChatWidget !== 'object' || LiveChatWidget === null) return undefined;
    const livechat = LiveChatWidget as LiveChat;
    return {
      open: () => livechat.call('maximize'),
      setUser: (user) => setUser(livechat, user),
      clearUser: () => {
        if (!hasUser) return;
        isDestroyed = true;
        livechat.call('destroy');
      },
    };
  },
};
