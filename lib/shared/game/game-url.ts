// The one check between a provider's answer and a game on the screen.
import { parseResourceUrl } from '@/lib/shared/url/resource-url';

/**
 * Parses the address of a game: https (http on loopback alone), and never the site's own host, whose pages must not stand
 * in a frame nor be opened as a game. `host` is the page's, with its port. Undefined when refused.
 */
export function parseGameUrl(raw: unknown, host: string): string | undefined {
  const href = parseResourceUrl(raw);
  return href !== undefined && new URL(href).host !== host ? href : undefined;
}
