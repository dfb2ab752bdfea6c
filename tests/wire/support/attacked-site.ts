// The built site under attack: one for all tests of a file, and requests to it that no page of its own would send.
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
    /** Asks it, with the path as it is. */
    send: (
      path: string,
      headers: Record<string, string> = {},
      more: { method?: string; body?: string } = {},
    ): Promise<TextAnswer> => ask({ port: site.port, host: HOST, path, headers, ...more }),
    /** Sends a request's first line and whole lines of headers as they are, and gives all that came back. */
    sendRaw: (first: string, headers = ''): Promise<string> =>
      askRaw(site.port, `${first} HTTP/1.1\r\nHost: ${HOST}\r\n${headers}Connection: close\r\n\r\n`),
  };
}
