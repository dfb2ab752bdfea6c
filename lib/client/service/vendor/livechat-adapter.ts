// LiveChat: its script reads the licence from a global and takes over a queue of calls.
import 'client-only';
import { type ChatAdapter, pageGlobals } from '@/lib/client/service/vendor/chat-adapter';
import type { ChatUser } from '@/lib/client/service/vendor/chat-object';

type LiveChat = { readonly call: (method: string, ...rest: unknown[]) => void };

/** Only destroying the widget removes a former member's conversation. */
let isDestroyed = false;

type Queue = {
  readonly _q: unknown[];
  /** Set by the vendor's script, which leaves the object in place. */
  _h: ((kind: string, given: unknown[]) => unknown) | null;
  readonly _v: string;
};

function makeQueue(): Queue {
  const queue: Queue = { _q: [], _h: null, _v: '2.0' };
  const pass =
    (kind: string) =>
    (...given: unknown[]): unknown =>
      queue._h ? queue._h(kind, given) : queue._q.push([kind, given]);
  const kinds = ['on', 'once', 'off', 'get', 'call'];
  return Object.assign(queue, Object.fromEntries(kinds.map((kind) => [kind, pass(kind)])));
}

function setUser({ call }: LiveChat, { id, name }: ChatUser): void {
  call('set_customer_name', name);
  call('set_session_variables', { memberId: id });
}

export const livechatAdapter: ChatAdapter = {
  prepare: ({ searchParams }) => {
    isDestroyed = false;
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
        isDestroyed = true;
        livechat.call('destroy');
      },
    };
  },
};
