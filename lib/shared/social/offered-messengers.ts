// Which of the configured ways work where the page is shown: apps' own browsers refuse the others' sign-in.
import type { SocialFacts } from '@/lib/shared/social/social-facts';

/** Where the page is shown. */
export type BrowserPlace = {
  /** The app whose built-in browser it is, `WebView` for one that does not tell; undefined in a browser of its own. */
  readonly webview?: string;
  readonly hostname: string;
};

/** The ways of messaging apps that may be shown. */
export type MessengerFacts = Pick<SocialFacts, 'line' | 'telegram'>;

function isLinked(hostname: string, authDomain: string | undefined): boolean {
  return authDomain === undefined || hostname === authDomain || hostname.endsWith(`.${authDomain}`);
}

/**
 * LINE and Telegram as far as they work here: inside an app's browser that app's own way alone, and Telegram only under the domain
 * that its bot is linked to, for it refuses every other. A browser that does not tell its app may have both.
 */
export function offeredMessengers(
  facts: MessengerFacts,
  { webview, hostname }: BrowserPlace,
): MessengerFacts {
  const isOpen = webview === undefined || webview === 'WebView';
  const { line, telegram } = facts;
  return {
    ...(line && (isOpen || webview === 'LINE') ? { line } : {}),
    ...(telegram && (isOpen || webview === 'Telegram') && isLinked(hostname, telegram.authDomain)
      ? { telegram }
      : {}),
  };
}
