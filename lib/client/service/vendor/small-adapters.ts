// Crisp, Freshchat and Tidio, whose widgets need a few lines each.
import 'client-only';
import { type ChatAdapter, pageGlobals } from '@/lib/client/service/vendor/chat-adapter';

type Crisp = { push: (command: readonly unknown[]) => void };
type Freshchat = {
  init: (settings: object) => void;
  open: () => void;
  setExternalId: (id: string) => void;
  user: {
    setFirstName: (name: string) => void;
    setLocale: (locale: string) => void;
    clear: () => unknown;
  };
};
type Tidio = { open: () => void; setVisitorData: (visitor: object) => void };

export const crispAdapter: ChatAdapter = {
  prepare: ({ searchParams }) => {
    pageGlobals().$crisp = [];
    pageGlobals().CRISP_WEBSITE_ID = searchParams.get('website') ?? '';
  },
  read: () => {
    const crisp = pageGlobals().$crisp as Crisp | undefined;
    if (!crisp) return undefined;
    return {
      open: ({ draft }) => {
        if (draft !== undefined) crisp.push(['set', 'message:text', [draft]]);
        crisp.push(['do', 'chat:open']);
      },
      setUser: ({ name }) => crisp.push(['set', 'user:nickname', [name]]),
      clearUser: () => crisp.push(['do', 'session:reset']),
    };
  },
};

let freshchatToken = '';

export const freshchatAdapter: ChatAdapter = {
  prepare: ({ searchParams }) => {
    freshchatToken = searchParams.get('token') ?? '';
  },
  read: () => {
    const fresh = pageGlobals().fcWidget as Freshchat | undefined;
    if (!fresh) return undefined;
    if (freshchatToken !== '') fresh.init({ token: freshchatToken, host: 'https://wchat.freshchat.com' });
    freshchatToken = '';
    return {
      open: () => fresh.open(),
      setUser: ({ id, name }) => {
        fresh.setExternalId(id);
        fresh.user.setFirstName(name);
      },
      clearUser: () => void fresh.user.clear(),
      setLanguage: (locale) => fresh.user.setLocale(locale),
    };
  },
};

export const tidioAdapter: ChatAdapter = {
  read: () => {
    const tidio = pageGlobals().tidioChatApi as Tidio | undefined;
    if (!tidio) return undefined;
    return {
      open: () => tidio.open(),
      setUser: ({ id, name }) => tidio.setVisitorData({ distinct_id: id, name }),
      clearUser: () => tidio.setVisitorData({ distinct_id: '', name: '' }),
    };
  },
};
