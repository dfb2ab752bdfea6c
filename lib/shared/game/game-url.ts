// Validates the address of a game from a provider's response.
import { parseResourceUrl } from '@/lib/shared/url/resource-url';

/** Accepts https (http on loopback), never the site's own host, which must not be framed. `host` includes the port. */
export function parseGameUrl(raw: unknown, host: string): string | undefined {
  const href = parseResourceUrl(raw);
  return href !== undefined && new URL(href).host !== host ? href : undefined;
}
