// Intercom: `Intercom('show')`, set up by the app id in the script's address.
import 'client-only';
import { type ChatAdapter, pageGlobals } from '@/lib/client/service/vendor/chat-adapter';
import type { ChatUser, CommandFunction } from '@/lib/client/service/vendor/chat-object';

type Settings = Record<string, string | boolean>;

let settings: Settings = {};

function getIntercom(): CommandFunction | undefined {
  const { Intercom } = pageGlobals();
  return typeof Intercom === 'function' ? (Intercom as CommandFunction) : undefined;
}

/** Holds commands until the vendor's script takes them over. */
function makeQueue(): CommandFunction {
  const queue = Object.assign((...given: unknown[]): void => queue.c(given), {
    q: [] as unknown[][],
    c: (given: unknown[]): void => void queue.q.push(given),
  });
  return queue;
}

function toUser({ id, name, key }: ChatUser): Settings {
  return { user_id: id, name, ...(key === undefined ? {} : { user_hash: key }) };
}

export const intercomAdapter: ChatAdapter = {
  prepare: ({ pathname }) => {
    // Hides the vendor's launcher, which would cover the tab bar.
    settings = { app_id: pathname.split('/').at(-1) ?? '', hide_default_launcher: true };
    pageGlobals().intercomSettings = settings;
    pageGlobals().Intercom = makeQueue();
  },
  read: () => {
    const intercom = getIntercom();
    if (!intercom) return undefined;
    return {
      open: ({ draft }) => void (draft === undefined ? intercom('show') : intercom('showNewMessage', draft)),
      setUser: (user) => void intercom('update', toUser(user)),
      clearUser: () => {
        intercom('shutdown');
        intercom('boot', settings);
      },
      setLanguage: (locale) => {
        settings = { ...settings, language_override: locale };
        intercom('update', { language_override: locale });
      },
    };
  },
};
