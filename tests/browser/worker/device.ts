// The worker and its caches, as a browser sees them.
import { expect, type Page } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import type { DemoSite } from '../support/demo-site';

/** Console errors of every page on a device without a network. */
export const NETWORK_FAILURE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

/** Everything that is kept: paths of the own origin, whole addresses of others, by the cache's name. */
export function readCaches(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const matches: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      matches[name] = requests.map(({ url }) => url.replace(window.location.origin, ''));
    }
    return matches;
  });
}

/** All that is kept in caches of one kind. */
export async function readCached(page: Page, kind: string): Promise<string[]> {
  const matches = await readCaches(page);
  return Object.entries(matches).flatMap(([name, urls]) => (name.endsWith(`:${kind}`) ? urls : []));
}

/** The addresses of the scripts of all registered workers. */
export function readWorkers(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    return registrations.map(({ active, waiting, installing }) => {
      const script = active ?? waiting ?? installing;
      return script?.scriptURL.replace(window.location.origin, '') ?? '';
    });
  });
}

/** Waits until the worker is active and has fetched what a device needs without a network. */
export async function whenWorkerIsActive(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => readCached(page, 'shell')).toHaveLength(2);
  await expect
    .poll(() => readCached(page, 'pages'))
    .toEqual(expect.arrayContaining([ROUTES.home, ROUTES.mine]));
}

/** Runs in the page: marks the document once the browser has made up its mind about a worker that the page registers. */
export function markRegistration(): void {
  // A blank page has no workers.
  if (!navigator.serviceWorker) return;
  const register = navigator.serviceWorker.register.bind(navigator.serviceWorker);
  navigator.serviceWorker.register = (...wanted) =>
    register(...wanted).finally(() => {
      document.documentElement.dataset.registered = '1';
    });
}

/** Waits until the page has handled its worker; markRegistration must have run in it. */
export const whenRegistered = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-registered', '1');

/** Changes the merchant's site configuration at the provider. */
export async function patchConfig({ provider }: DemoSite, merchant: string, patch: object): Promise<void> {
  const body = JSON.stringify({ merchant, patch });
  const answer = await fetch(`${provider}/control/config`, { method: 'POST', body });
  if (!answer.ok) throw new Error(await answer.text());
}
