// How a page that an app's browser shows gets into a browser of its own, with its address.
import type { BlockedSignIn } from '@/lib/shared/webview/sign-in-place';

/** A link that opens the browser, or nothing better than copying the address. */
export type WayOut = { readonly kind: 'link'; readonly href: string } | { readonly kind: 'copy' };

/** LINE opens an address with this in the phone's browser. */
const LINE_QUERY = 'openExternalBrowser';

function toIntent(url: URL): string {
  const scheme = url.protocol.replace(':', '');
  const back = encodeURIComponent(url.href);
  // A fragment of the address would end the address for Android: only the fallback keeps it.
  return `intent://${url.host}${url.pathname}${url.search}#Intent;scheme=${scheme};package=com.android.chrome;S.browser_fallback_url=${back};end`;
}

function toLineHref(url: URL): string {
  const out = new URL(url.href);
  out.searchParams.set(LINE_QUERY, '1');
  return out.href;
}

// Not URL.parse: apps' browsers are often old.
function parseAddress(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

/** The way out of a place for an address; path and query are kept. Anything but http and https is only copied. */
export function wayOutOf({ reason, app, system }: BlockedSignIn, address: string): WayOut {
  const url = parseAddress(address);
  if (reason !== 'webview' || !url || !/^https?:$/.test(url.protocol)) return { kind: 'copy' };
  if (app === 'LINE') return { kind: 'link', href: toLineHref(url) };
  return system === 'android' ? { kind: 'link', href: toIntent(url) } : { kind: 'copy' };
}
