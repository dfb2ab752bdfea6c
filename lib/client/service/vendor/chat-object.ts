// Interface of a chat widget, and how a global is converted to it.
import 'client-only';

export type ChatUser = { readonly id: string; readonly name: string; readonly key?: string };

/** Interface of a third-party widget; every method is optional. */
export type ChatObject = {
  readonly open?: (options: { language: string; draft?: string }) => void;
  readonly setUser?: (user: ChatUser) => void;
  readonly clearUser?: () => void;
  readonly setLanguage?: (locale: string) => void;
};

/** A function such as `Widget('open', …)`, which queues commands until its script runs. */
export type CommandFunction = (command: string, ...rest: unknown[]) => unknown;

/** Converts an operator's own global: an object with methods, or a command function. */
export function toChatObject(value: unknown): ChatObject | undefined {
  if (typeof value === 'object' && value !== null) return value as ChatObject;
  if (typeof value !== 'function') return undefined;
  if (typeof (value as ChatObject).open === 'function') return value as ChatObject;
  const command = value as CommandFunction;
  return {
    open: (options) => void command('open', options),
    setUser: (user) => void command('setUser', user),
    clearUser: () => void command('clearUser'),
    setLanguage: (locale) => void command('setLanguage', locale),
  };
}
