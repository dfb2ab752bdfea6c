import type { Page } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from '../support/test';

declare global {
  interface Window {
    shifts?: string[];
  }
}

type Shift = PerformanceEntry & {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
};

function watchShifts(): void {
  window.shifts = [];
  const nameOf = ({ node }: { node: Node | null }) =>
    node instanceof Element ? `${node.tagName}.${node.className}` : String(node?.nodeName);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[])
      window.shifts?.push(`${entry.value.toFixed(4)} ${entry.sources.map(nameOf).join(', ')}`);
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What shifted, once two frames have passed without news. */
const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.shifts ?? ['not watched']))),
      ),
  );

test.use({ splash: 'new' });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(watchShifts);
});

test('nothing shifts while the home page loads, paints and starts its banners (CLS 0)', async ({
  page,
  visitor,
  say,
}) => {
  await visitor.opens();
  await expect(page.getByRole('button', { name: say('banner.pause') })).toBeVisible();
  await expect(page.locator('[class*="splash_splash"]')).toBeHidden();
  expect(await shiftsOf(page)).toEqual([]);
});

test('nothing shifts on the login page (CLS 0)', async ({ page, visitor, say }) => {
  await visitor.opens(ROUTES.login);
  await expect(page.getByLabel(say('auth.username'))).toBeVisible();
  await expect(page.locator('[class*="splash_splash"]')).toBeHidden();
  expect(await shiftsOf(page)).toEqual([]);
});

test('nothing shifts when a member comes back to the home page (CLS 0, DESIGN §1)', async ({
  page,
  member,
  visitor,
  say,
}) => {
  await member.isIn();
  await visitor.opens();
  await expect(page.getByRole('link', { name: `${say('auth.account')}: lan` })).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
});
