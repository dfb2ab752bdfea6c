import type { Page } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { whenChatIdentifies } from '../service/customer-service';
import { violationsOf } from '../support/axe';
import { shiftsOf, watchShifts } from '../support/measure/shifts';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';
import type { Translate } from '../support/texts';

const barOf = (page: Page, t: Translate) => page.getByRole('complementary', { name: t('downloadBar.name') });

test('the bar is above the header with all its parts, and nothing shifts; closed, it stays closed over a reload and other pages, but not in another session (S6, S8, CLS 0)', async ({
  page,
  context,
  visitor,
  merchant,
  t,
}) => {
  await page.addInitScript(watchShifts);
  await visitor.opens();
  const bar = barOf(page, t);
  await expect(bar).toBeVisible();
  await expect(bar.getByText(merchant.name)).toBeVisible();
  await expect(bar.getByRole('img', { name: t('downloadBar.rated', { rating: '5.0' }) })).toBeVisible();
  await expect(bar.getByText(t('downloadBar.gift'))).toBeAttached();
  await expect(bar.locator('img[src*="/art/banners/"]')).toHaveJSProperty('complete', true);
  const [top, header] = [await bar.boundingBox(), await page.getByRole('banner').boundingBox()];
  expect(top?.y).toBe(0);
  expect(header?.y).toBe(top?.height);
  await whenChatIdentifies(page, 'visitor');
  await whenPageSettled(page);
  expect(await shiftsOf(page)).toEqual([]);
  expect(await violationsOf(page)).toEqual([]);

  await bar.getByRole('button', { name: t('downloadBar.close') }).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-download-bar', 'closed');
  await expect(bar).toBeHidden();
  await whenChatIdentifies(page, 'visitor');
  await whenPageSettled(page);
  expect(await shiftsOf(page)).toEqual([]);
  await page
    .getByRole('navigation', { name: t('tab.name') })
    .getByRole('link', { name: t('tab.games') })
    .click();
  await expect(page).toHaveURL(merchant.url(ROUTES.game));
  await expect(bar).toBeHidden();
  const other = await context.newPage();
  await other.goto(merchant.url(ROUTES.home));
  await expect(barOf(other, t)).toBeVisible();
});

test('the login has none; a slow press on its words is a press on its button (S6, S7)', async ({
  page,
  visitor,
  merchant,
  t,
}) => {
  await visitor.opens(ROUTES.login);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(barOf(page, t)).toBeHidden();
  await page
    .getByRole('navigation', { name: t('tab.name') })
    .getByRole('link', { name: t('tab.promotions') })
    .click();
  await expect(barOf(page, t)).toBeVisible();
  const bar = barOf(page, t);
  await bar.getByRole('link').evaluate((link) =>
    link.addEventListener('click', (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      link.setAttribute('data-pressed', '');
    }),
  );
  const words = await bar.getByText(merchant.name).boundingBox();
  await page.mouse.move((words?.x ?? 0) + 5, (words?.y ?? 0) + 5);
  await page.mouse.down();
  // Drawn while it is held, as by a finger.
  await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))));
  await page.mouse.up();
  await expect(bar.locator('[data-pressed]')).toHaveCount(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, brand: 'noor' });

  test('the bar leads to the download page, and has no close button (S7, B33)', async ({
    page,
    visitor,
    merchant,
    t,
  }) => {
    await visitor.opens();
    const bar = barOf(page, t);
    await expect(bar.getByRole('button')).toHaveCount(0);
    await bar.getByRole('link').click();
    await expect(page).toHaveURL(merchant.url(ROUTES.download));
  });
});
