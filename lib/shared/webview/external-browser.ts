import { parseUrl } from '@/lib/shared/url/parse-url';
import type { BlockedSignIn } from '@/lib/shared/webview/sign-in-place';

export type ExternalBrowser = { readonly kind: 'link'; readonly href: string } | { readonly kind: 'copy' };

const LINE_QUERY = 'openExternalBrowser';

function toIntent(url: URL): string {
  const scheme = url.protocol.replace(':', '');
  const back = encodeURIComponent(url.href);
  // Only the fallback keeps a fragment, which would end the intent address.
  return `intent://${url.host}${url.pathname}${url.search}#Intent;scheme=${scheme};package=com.android.chrome;S.browser_fallback_url=${back};end`;
}

function toLineHref(url: URL): string {
  const out = new URL(url.href);
  out.searchParams.set(LINE_QUERY, '1');
  return out.href;
}

/** Returns a link to the phone's browser; only http and https addresses get one. */
export function externalBrowserOf({ reason, app, system }: BlockedSignIn, address: string): ExternalBrowser {
  const url = parseUrl(address);
  if (reason !== 'webview' || !url || !/^https?:$/.test(url.protocol)) return { kind: 'copy' };
  if (app === 'LINE') return { kind: 'link', href: toLineHref(url) };
  return system === 'android' ? { kind: 'link', href: toIntent(url) } : { kind: 'copy' };
}
