// Which messengers can sign in here: in-app browsers refuse other vendors.
import type { SocialFacts } from '@/lib/shared/social/social-facts';

export type BrowserPlace = {
  /** App of the in-app browser, `WebView` if unknown; undefined in a browser. */
  readonly webview?: string;
  readonly hostname: string;
};

export type MessengerFacts = Pick<SocialFacts, 'line' | 'telegram'>;

function isLinked(hostname: string, authDomain: string | undefined): boolean {
  return authDomain === undefined || hostname === authDomain || hostname.endsWith(`.${authDomain}`);
}

/** Returns LINE and Telegram as far as they work: only the app's own in its browser, Telegram only on its bot's domain. */
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

/** Returns the names of messengers that another app's browser rejects. */
export function blockedMessengers(facts: MessengerFacts, { webview, hostname }: BrowserPlace): string[] {
  const [all, open] = [
    offeredMessengers(facts, { hostname }),
    offeredMessengers(facts, { webview, hostname }),
  ];
  return [
    ...(all.line && !open.line ? ['LINE'] : []),
    ...(all.telegram && !open.telegram ? ['Telegram'] : []),
  ];
}
