import { ROUTES } from '@/lib/shared/routes';
import { shiftsOf, watchShifts } from '../support/measure/shifts';
import { expect, test } from '../support/test';

test.use({ splash: 'new' });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(watchShifts);
});

test('nothing shifts while the home page loads, paints and starts its banners (CLS 0, PRF-24)', {
  tag: '@quick',
}, async ({ page, visitor, t }) => {
  await visitor.opens();
  await expect(page.getByRole('button', { name: t('banner.pause') })).toBeVisible();
  await expect(page.locator('[class$="splash"]')).toBeHidden();
  expect(await shiftsOf(page)).toEqual([]);
});

/** Other pages that visitors arrive on; without the splash each page is in a11y/pages.test.ts. */
const ENTRY_PAGES = ['login', 'game', 'activity'] as const;

test('nothing shifts on the other entry pages, splash included; a shift would be seen; rows out of sight are replaced by their own height on phones of several widths: what is below does not jump, and Back finds its place (CLS 0, PRF-24, R1)', async ({
  page,
  visitor,
}) => {
  // Each is a session's first page: it has the splash.
  await page.addInitScript(() => sessionStorage.removeItem('mc_splash'));
  const matches: string[] = [];
  for (const name of ENTRY_PAGES) {
    await visitor.opens(`/m/${name}`);
    await expect(page.locator('html')).not.toHaveAttribute('data-splash', 'seen');
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.locator('[class$="splash"]')).toBeHidden();
    matches.push(...(await shiftsOf(page)).map((shift) => `${name}: ${shift}`));
  }
  expect(matches).toEqual([]);
  await page.evaluate(() => {
    document.body.style.paddingBlockStart = '200px';
  });
  await expect.poll(() => shiftsOf(page)).not.toEqual([]);

  for (const [path, width] of [
    [ROUTES.home, 360],
    [ROUTES.game, 320],
    [ROUTES.game, 430],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await visitor.opens(path);
    const differences = await page.locator('main section').evaluateAll((sections) => {
      const rows = sections.filter((one) => getComputedStyle(one).contentVisibility === 'auto');
      const heightOf = (one: Element) => one.getBoundingClientRect().height;
      const before = rows.map(heightOf);
      for (const row of rows as HTMLElement[]) row.style.contentVisibility = 'visible';
      return rows.map((row, at) => Math.abs(heightOf(row) - (before[at] ?? 0)));
    });
    expect(differences.length, path).toBeGreaterThan(5);
    expect(Math.max(...differences), `${path} at ${width}`).toBeLessThanOrEqual(1);
  }
});

test('nothing shifts when a member comes back to the home page, whose tabs lead to the own account in place of the login (CLS 0, B13)', async ({
  page,
  member,
  merchant,
  t,
}) => {
  await member.isIn();
  expect(await shiftsOf(page)).toEqual([]);
  const bar = page.getByRole('navigation', { name: t('tab.name'), exact: true });
  await expect(bar.getByRole('link', { name: t('tab.signIn') })).toBeHidden();
  await bar.getByRole('link', { name: t('tab.me'), exact: true }).click();
  await expect(page).toHaveURL(merchant.url(ROUTES.member));
  await expect(bar.locator('[aria-current="page"]')).toHaveText(t('tab.me'));
});
