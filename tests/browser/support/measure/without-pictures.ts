// Pages without their pictures, for tests of texts: without script a page loads and decodes all of them at once.
import type { Page } from 'playwright/test';

/** Has the browser leave out the provider's pictures; their places keep their size. */
export async function withoutPictures(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setBlockedURLs', { urls: ['*/art/*'] });
}
