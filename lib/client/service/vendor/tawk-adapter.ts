// Tawk: methods of `Tawk_API`, which exists before its script and is completed by it.
import 'client-only';
import { type ChatAdapter, pageGlobals } from '@/lib/client/service/vendor/chat-adapter';
import type { ChatUser } from '@/lib/client/service/vendor/chat-object';

type Done = (fault?: unknown) => void;
type Tawk = {
  maximize?: () => void;
  login?: (user: object, done: Done) => void;
  logout?: (done: Done) => void;
  endChat?: () => void;
  setAttributes?: (attributes: object, done: Done) => void;
};

const done: Done = () => undefined;

// Tawk verifies a member only by a hash from the operator's server.
function setUser(tawk: Tawk, { id, name, key }: ChatUser): void {
  if (key !== undefined && tawk.login) tawk.login({ userId: id, name, hash: key }, done);
  else tawk.setAttributes?.({ name, id }, done);
}

export const tawkAdapter: ChatAdapter = {
  attributes: { charset: 'UTF-8', crossorigin: '*' },
  prepare: () => {
    pageGlobals().Tawk_API = {};
    pageGlobals().Tawk_LoadStart = new Date();
  },
  read: () => {
    const tawk = pageGlobals().Tawk_API as Tawk | undefined;
    if (!tawk?.maximize) return undefined;
    return {
      open: () => tawk.maximize?.(),
      setUser: (user) => setUser(tawk, user),
      clearUser: () => {
        tawk.endChat?.();
        tawk.logout?.(done);
      },
    };
  },
};
