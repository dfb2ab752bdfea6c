// The built site under attack: one for all tests of a file, and requests that none of its pages would send.
import { ask, askRaw, type TextAnswer } from '@/tests/wire/support/ask';
import { raiseSite } from '@/tests/wire/support/start-site';

const LIMIT_MS = 120_000;

export const HOST = 'aurora.localhost';

/** Starts the site before the tests of this file, and stops it after them. */
export function attackSite() {
  jest.setTimeout(LIMIT_MS);
  const site = raiseSite({ LOG_LEVEL: 'error' });
  return {
    site: () => site,
    /** Sends the request with the path unchanged. */
    send: (
      path: string,
      headers: Record<string, string> = {},
      more: { method?: string; body?: string } = {},
    ): Promise<TextAnswer> => ask({ port: site.port, host: HOST, path, headers, ...more }),
    /** Sends a request line and header lines unchanged. Returns the whole response. */
    sendRaw: (first: string, headers = ''): Promise<string> =>
      askRaw(site.port, `${first} HTTP/1.1\r\nHost: ${HOST}\r\n${headers}Connection: close\r\n\r\n`),
  };
}
