import 'server-only';
import type { AbstractIntlMessages } from 'next-intl';

// Pages with more of them nest a provider of their own.
const CLIENT_NAMESPACES = ['errors', 'fault', 'notice', 'socialReturn', 'unread'];

// Texts of cards and tiles in the browser; the facts of one game are on its page.
const GAME_KEYS = ['favourite', 'free', 'hot', 'new'] as const;

/** Returns the texts of the client components that may be on any page. */
export function toClientMessages(all: AbstractIntlMessages): AbstractIntlMessages {
  const { game } = all;
  const gameTexts: AbstractIntlMessages = typeof game === 'object' ? game : {};
  return {
    ...Object.fromEntries(CLIENT_NAMESPACES.map((name) => [name, all[name]])),
    game: Object.fromEntries(GAME_KEYS.map((key) => [key, gameTexts[key]])),
  } as AbstractIntlMessages;
}
