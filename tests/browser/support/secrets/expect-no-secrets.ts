// Looks through everything that a journey may have left behind for words that must not be there (provider-api §7, SEC-57).
import { expect, type Page } from 'playwright/test';
import { findSecrets } from '@/tests/support/find-secrets';
import { controlOf } from '../sandbox';
import { type Place, readPlaces } from './read-places';
import { type SecretTraffic, trafficOf } from './record-traffic';
import { secretsOfBody } from './secret-values';

/** The chat's widget gets its key by nature, and opens its own frame with it: the key works once. */
const OF_WIDGET: ReadonlySet<string> = new Set(['document', 'addresses of pages']);

/** What the provider received, and the codes that it issued. */
async function askProvider({ site, secrets }: SecretTraffic): Promise<void> {
  const control = controlOf(site.provider);
  const [calls, codes] = await Promise.all([control.allCalls(), control.allCodes()]);
  for (const { headers, body, decryptedBody } of calls) {
    if (headers.authorization) secrets.set(headers.authorization, 'session token');
    for (const [value, name] of secretsOfBody(decryptedBody ?? body)) secrets.set(value, name);
  }
  for (const { code, purpose } of codes) secrets.set(code, `code for ${purpose}`);
}

/** The secrets of a test so far, with their names. */
async function listSecrets(traffic: SecretTraffic, more: readonly string[]): Promise<Map<string, string>> {
  await askProvider(traffic);
  return new Map([...more.map((one) => [one, 'secret'] as const), ...traffic.carried, ...traffic.secrets]);
}

/**
 * Fails when a secret of the journey is found in a page of the context, its storage, cookies or console, in a document that was served, in
 * an address or referrer, or in the site's log: as it is, percent-encoded, or in base64 once or twice. Secrets are those that the browser
 * sent, the provider received or gave, and `more`. Bodies of requests are not looked at: a login has to name its password.
 */
export async function expectNoSecrets(page: Page, more: readonly string[] = []): Promise<void> {
  expect(more.every((secret) => secret.length >= 4)).toBe(true);
  const traffic = trafficOf(page);
  const places = await readPlaces(page, traffic);
  const secrets = await listSecrets(traffic, more);
  const isDue = ({ name, due }: Place, secret: string) =>
    due?.has(secret) || (secrets.get(secret) === 'authKey' && OF_WIDGET.has(name));
  const look = (place: Place) =>
    findSecrets(
      place.text,
      [...secrets.keys()].filter((secret) => !isDue(place, secret)),
    ).map((secret) => `${secrets.get(secret)} in ${place.name}: ${secret}`);
  expect([...new Set(places.flatMap(look))], 'secrets left behind').toEqual([]);
}
