import { toList } from '@/lib/shared/calls/wire-value';
import { toRecord } from '@/lib/shared/is-record';
import { parseHost } from '@/lib/shared/merchant/host';
import { parseUrl } from '@/lib/shared/url/parse-url';

/** Entries read, and names taken. */
const MAX_READ = 1_000;
const MAX_NAMES = 100;

function nameOf(raw: unknown): string | undefined {
  const text = toRecord(raw).domainName;
  if (typeof text !== 'string' || text.length > 300) return undefined;
  const url = parseUrl(text.includes('://') ? text : `https://${text}`);
  return url === null ? undefined : parseHost(url.hostname)?.name;
}

/** Returns host names in the provider's order, each once, 100 at most; scheme, port and path are ignored. */
export function parseDomainRoute(value: unknown): readonly string[] {
  const names = toList(toRecord(value).domainList, MAX_READ)
    .map(nameOf)
    .filter((name) => name !== undefined);
  return [...new Set(names)].slice(0, MAX_NAMES);
}
