// What a provider names as its chat script although the registry does not allow it.
import 'server-only';
import { toText } from '@/lib/shared/calls/wire-value';
import { parseResourceUrl, parseTrustedUrl } from '@/lib/shared/url/resource-url';

/** A longer one is no usable address. */
const MAX_ADDRESS_CHARS = 2_049;

/** Returns the host of the script that an answer of customerServiceScript names and `chatHosts` refuses; its address where that is not https. */
export function refusedChatHost(value: unknown, chatHosts: readonly string[]): string | undefined {
  const scriptUrl = toText(
    (value as { scriptUrl?: unknown } | null | undefined)?.scriptUrl,
    MAX_ADDRESS_CHARS,
  );
  if (scriptUrl === '' || parseTrustedUrl(scriptUrl, chatHosts) !== undefined) return undefined;
  const address = parseResourceUrl(scriptUrl);
  return address === undefined ? scriptUrl.slice(0, 100) : new URL(address).hostname;
}
