// Tests during which a newer build is deployed: the merchant's site at an address that can change, and the loads of its pages.
import type { Page } from 'playwright/test';
import { type DeployedSite, deploySite } from '../support/deployed-site';
import { test as base, expect } from '../support/test';

type Deployments = {
  readonly deployed: DeployedSite;
  /** An address of the merchant at the deployed site. */
  readonly at: (path: string) => string;
};

export const test = base.extend<Deployments>({
  deployed: async ({ site, context }, use) => {
    const deployed = await deploySite(site.port);
    await use(deployed);
    // A page with a pending request would report that nothing answers; a reloading page is left again.
    const leaves = (page: Page) => expect(() => page.goto('about:blank')).toPass();
    await Promise.all(context.pages().map(leaves));
    await deployed.stop();
  },
  at: ({ merchant, deployed }, use) => {
    const { hostname } = new URL(merchant.origin);
    return use((path) => `http://${hostname}:${deployed.port}${path}`);
  },
});

/** The documents that come into a page from now on, by path. One that is requested again before it came is one. */
export function loadsOf(page: Page): readonly string[] {
  const loads: string[] = [];
  page.on('domcontentloaded', () => loads.push(new URL(page.url()).pathname));
  return loads;
}

/** Returns the build that a page names. */
export const buildOf = (page: Page): Promise<string | null> =>
  page.locator('html').getAttribute('data-build');
