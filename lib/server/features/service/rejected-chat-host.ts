// Finds the chat script's host that a provider names and the registry does not allow.
import 'server-only';
import { toText } from '@/lib/shared/calls/wire-value';
import { parseResourceUrl, parseTrustedUrl } from '@/lib/shared/url/resource-url';

const MAX_ADDRESS_CHARS = 2_049;

/** Returns the script host that `chatHosts` rejects, or the address where it is not https. */
export function rejectedChatHost(value: unknown, chatHosts: readonly string[]): string | undefined {
  const scriptUrl = toText(
    (value as { scriptUrl?: unknown } | null | undefined)?.scriptUrl,
    MAX_ADDRESS_CHARS,
  );
  if (scriptUrl === '' || parseTrustedUrl(scriptUrl, chatHosts) !== undefined) return undefined;
  const address = parseResourceUrl(scriptUrl);
  return address === undefined ? scriptUrl.slice(0, 100) : new URL(address).hostname;
}
