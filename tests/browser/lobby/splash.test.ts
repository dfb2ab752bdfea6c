import type { Page } from 'playwright/test';
import { expect, test } from '../support/test';

declare global {
  interface Window {
    splashLeftAt?: number;
    splashStayMs?: number;
  }
}

const MIN_SPLASH_MS = 800;

const splashOf = (page: Page) => page.locator('[class$="splash"]');

test.use({ splash: 'new' });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('animationstart', ({ animationName, timeStamp, target }) => {
      if (!animationName.includes('leave')) return;
      const leaving = (target as Element)
        .getAnimations()
        .find((one) => (one as CSSAnimation).animationName === animationName);
      window.splashLeftAt = timeStamp;
      window.splashStayMs = leaving?.effect?.getTiming().delay;
    });
  });
});

test('the splash shows the brand for 800 ms or a little more, then disappears; a session sees it once (S15)', async ({
  page,
  visitor,
}) => {
  await visitor.opens();
  await expect(splashOf(page)).toBeHidden();
  // Measured by the browser's clock, from the first paint to the start of the closing.
  const shownMs = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return (window.splashLeftAt ?? 0) - (paint?.startTime ?? Number.POSITIVE_INFINITY);
  });
  expect(shownMs).toBeGreaterThanOrEqual(MIN_SPLASH_MS);
  // How much later a busy machine gets round to it is no matter of the page's.
  expect(await page.evaluate(() => window.splashStayMs)).toBeLessThan(MIN_SPLASH_MS * 2);
  await visitor.opens();
  await expect(page.locator('html')).toHaveAttribute('data-splash', 'seen');
  await expect(splashOf(page)).toBeHidden();
});
