// The chat widget of a merchant, and its CSP sources.

import { toText } from '@/lib/shared/calls/wire-value';
import { toRecord } from '@/lib/shared/is-record';
import { CHAT_VENDORS, type ChatSources, chatVendorOf } from '@/lib/shared/service/chat-vendors';
import { parseTrustedUrl } from '@/lib/shared/url/resource-url';
import { toVendorUrl } from '@/lib/shared/url/vendor-url';

/** `name` is the global object that the script defines. */
export type ChatWidget = { readonly scriptUrl: string; readonly name: string };

const GLOBAL_NAME = /^[A-Za-z_$][\w$]{0,63}$/;

/** Parses customerServiceScript. The script gets full rights, so its host must be listed in `chatHosts` of the registry. */
export function parseChatWidget(value: unknown, chatHosts: readonly string[]): ChatWidget | undefined {
  const raw = toRecord(value);
  const scriptUrl = toVendorUrl(parseTrustedUrl(raw.scriptUrl, chatHosts))?.href;
  const name = toText(raw.widget);
  if (scriptUrl === undefined || !GLOBAL_NAME.test(name)) return undefined;
  const vendor = chatVendorOf(scriptUrl);
  return { scriptUrl, name: vendor ? CHAT_VENDORS[vendor].global : name };
}

/** Returns the CSP sources of a widget: its vendor's hosts, or the script's own host with WebSockets. */
export function toChatSources({ scriptUrl }: ChatWidget): ChatSources {
  const { origin, host, protocol } = new URL(scriptUrl);
  const vendor = chatVendorOf(scriptUrl);
  const { frames, connects, guests, hasInlineStyles } = vendor
    ? CHAT_VENDORS[vendor].sources
    : { frames: [], connects: [], guests: [], hasInlineStyles: false };
  const socket = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`;
  return {
    frames: [...new Set([origin, ...frames])],
    connects: [...new Set([origin, socket, ...connects])],
    guests,
    hasInlineStyles,
  };
}
