// Zendesk: the messenger, or the older web widget; the script is found by its element's id.
import 'client-only';
import { type ChatAdapter, pageGlobals } from '@/lib/client/service/vendor/chat-adapter';
import type { ChatObject, CommandFunction } from '@/lib/client/service/vendor/chat-object';

type Zendesk = CommandFunction & { readonly widget?: string };

function toMessenger(zendesk: Zendesk): ChatObject {
  return {
    open: () => {
      zendesk('messenger', 'show');
      zendesk('messenger', 'open');
    },
    // Only a signed token identifies the member; otherwise the chat asks.
    setUser: ({ key }) => {
      if (key !== undefined) zendesk('messenger', 'loginUser', (take: (token: string) => void) => take(key));
    },
    clearUser: () => void zendesk('messenger', 'logoutUser'),
    setLanguage: (locale) => void zendesk('messenger:set', 'locale', locale),
  };
}

function toWebWidget(zendesk: Zendesk): ChatObject {
  return {
    open: ({ draft }) => {
      if (draft !== undefined)
        zendesk('webWidget', 'prefill', { description: { value: draft, readOnly: false } });
      zendesk('webWidget', 'open');
    },
    setUser: ({ name }) => void zendesk('webWidget', 'identify', { name }),
    clearUser: () => void zendesk('webWidget', 'logout'),
    setLanguage: (locale) => void zendesk('webWidget', 'setLocale', locale),
  };
}

export const zendeskAdapter: ChatAdapter = {
  attributes: { id: 'ze-snippet' },
  read: () => {
    const { zE } = pageGlobals();
    if (typeof zE !== 'function') return undefined;
    const zendesk = zE as Zendesk;
    return zendesk.widget === 'classic' ? toWebWidget(zendesk) : toMessenger(zendesk);
  },
};
