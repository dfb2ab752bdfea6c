import type { Locator, Page } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { whenChatIdentifies } from '../service/customer-service';
import { shiftsOf, watchShifts } from '../support/measure/shifts';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';
import type { Translate } from '../support/texts';

const barOf = (page: Page, t: Translate) => page.getByRole('complementary', { name: t('downloadBar.name') });

const opensTab = (page: Page, t: Translate, key: string) =>
  page
    .getByRole('navigation', { name: t('tab.name') })
    .getByRole('link', { name: t(`tab.${key}`) })
    .click();

/** A slow press on a word of the bar, drawn while it is held, as by a finger. */
async function pressSlowly(page: Page, word: Locator): Promise<void> {
  const place = await word.boundingBox();
  await page.mouse.move((place?.x ?? 0) + 5, (place?.y ?? 0) + 5);
  await page.mouse.down();
  await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))));
  await page.mouse.up();
}

// Without script: promo/without-script.test.ts; accessibility: a11y/pages.test.ts.
test('the bar is above the header with all its parts, and nothing shifts; a slow press on its words is a press on its button; closed, it stays closed over a reload and other pages, but not in another session; the login has none (S6, S7, S8, CLS 0)', async ({
  page,
  context,
  visitor,
  merchant,
  t,
}) => {
  await page.addInitScript(watchShifts);
  await visitor.opens(ROUTES.news);
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
  await pressSlowly(page, bar.getByText(merchant.name));
  const popup = page.getByRole('dialog', { name: t('download.title', { brand: merchant.name }) });
  await popup.getByRole('button', { name: t('downloadPopup.close') }).click();
  await expect(popup).toBeHidden();

  await bar.getByRole('button', { name: t('downloadBar.close') }).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-download-bar', 'closed');
  await expect(bar).toBeHidden();
  await whenPageSettled(page);
  expect(await shiftsOf(page)).toEqual([]);
  await opensTab(page, t, 'promotions');
  await expect(page).toHaveURL(merchant.url(ROUTES.activity));
  await expect(bar).toBeHidden();
  const other = await context.newPage();
  await other.goto(merchant.url(ROUTES.login));
  await expect(other.getByRole('main')).toBeVisible();
  await expect(barOf(other, t)).toBeHidden();
  await opensTab(other, t, 'promotions');
  await expect(barOf(other, t)).toBeVisible();
});
