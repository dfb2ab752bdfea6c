// Looks through everything that a browser keeps or shows for words that must not be there (WIRE §7, SEC-57).
import { expect, type Page } from 'playwright/test';
import { findSecrets } from '@/tests/support/find-secrets';

type Places = Readonly<Record<string, string>>;

/** What the page itself can reach: storage, cookies, address, history and document. */
function readPage(): Places {
  const dump = (storage: Storage) => JSON.stringify({ ...storage });
  return {
    'local storage': dump(localStorage),
    'session storage': dump(sessionStorage),
    'cookies that scripts read': document.cookie,
    address: window.location.href,
    'history state': JSON.stringify(window.history.state ?? null),
    document: document.documentElement.outerHTML,
  };
}

/** What the page said and asked for, as far as the browser remembers it: the last two hundred lines and hundred requests. */
async function readLogs(page: Page): Promise<Places> {
  const said = await page.consoleMessages({ filter: 'all' });
  const asked = await page.requests();
  return {
    console: said.map((message) => message.text()).join('\n'),
    'addresses of requests': asked.map((request) => request.url()).join('\n'),
  };
}

/**
 * Fails when one of the secrets is found in the page, its storage, its console or its requests' addresses: as it is, percent-encoded, or in
 * base64 once or twice. Bodies of requests are not looked at: a login has to name its password.
 */
export async function expectNoSecrets(page: Page, secrets: readonly string[]): Promise<void> {
  expect(secrets.every((secret) => secret.length >= 4)).toBe(true);
  const places = { ...(await page.evaluate(readPage)), ...(await readLogs(page)) };
  const found = Object.entries(places).map(([place, text]) => [place, findSecrets(text, secrets)]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(found.map(([place]) => [place, []])));
}
