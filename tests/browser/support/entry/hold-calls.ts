import type { Page } from 'playwright/test';

/** Holds the page's calls to a path back. Returns the function that lets them go. */
export async function holdCalls(page: Page, path: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
