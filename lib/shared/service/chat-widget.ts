// The chat widget that a merchant may have: where its script is, and which hosts a document then lets in.
import { toText } from '@/lib/shared/calls/wire-value';
import { CHAT_VENDORS, type ChatSources, chatVendorOf } from '@/lib/shared/service/chat-vendors';
import { parseTrustedUrl } from '@/lib/shared/url/resource-url';

/** A widget: the address of its script, and the name of the global object that the script makes. */
export type ChatWidget = { readonly scriptUrl: string; readonly name: string };

// A parsed host may still hold `*` or `;`, which mean something else in a policy.
const PLAIN_HOST = /^[a-z\d.-]+(?::\d+)?$/;
const GLOBAL_NAME = /^[A-Za-z_$][\w$]{0,63}$/;

/**
 * Parses the answer of customerServiceScript; undefined without a usable name of its object, or an https script on one of `chatHosts`.
 * A script has every right that the page has, so no answer alone may name it: without `chatHosts` of the registry there is no widget.
 */
export function parseChatWidget(value: unknown, chatHosts: readonly string[]): ChatWidget | undefined {
  const raw = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const scriptUrl = parseTrustedUrl(raw.scriptUrl, chatHosts);
  const name = toText(raw.widget);
  if (scriptUrl === undefined || !PLAIN_HOST.test(new URL(scriptUrl).host)) return undefined;
  if (!GLOBAL_NAME.test(name)) return undefined;
  const vendor = chatVendorOf(scriptUrl);
  return { scriptUrl, name: vendor ? CHAT_VENDORS[vendor].global : name };
}

/** What a document's policy lets in for a widget: its vendor's hosts, or else the script's own host, sockets included. */
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
