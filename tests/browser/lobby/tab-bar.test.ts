import type { Page } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { overlayOf, whenAlive } from '../support/people';
import { expect, test } from '../support/test';
import type { Translate } from '../support/texts';

const TOUCH_TARGET = 44;

const barOf = (page: Page, t: Translate) =>
  page.getByRole('navigation', { name: t('tab.name'), exact: true });

test('the tab bar has tabs for a thumb, marks where the visitor is and leads elsewhere; the globe’s sheet closes by Escape (B13)', async ({
  page,
  visitor,
  merchant,
  t,
}) => {
  await visitor.opens();
  const bar = barOf(page, t);
  const tabs = bar.getByRole('listitem').locator('a:visible');
  await expect(tabs).toHaveCount(5);
  for (const tab of await tabs.all()) {
    const box = await tab.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(TOUCH_TARGET);
    expect(box?.width).toBeGreaterThanOrEqual(TOUCH_TARGET);
  }
  const opener = page.getByRole('banner').getByRole('button', { name: t('language.title') });
  await opener.click();
  const sheet = page.getByRole('dialog', { name: t('language.title') });
  await expect(sheet.getByRole('link')).toHaveCount(merchant.languages.length);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  const tab = (key: string) => bar.getByRole('link', { name: t(`tab.${key}`) });
  const current = bar.locator('[aria-current="page"]');
  await expect(current).toHaveText(t('tab.home'));
  await tab('games').click();
  await expect(page).toHaveURL(new RegExp(`${ROUTES.game}$`));
  await expect(current).toHaveText(t('tab.games'));
  await tab('promotions').click();
  await expect(page).toHaveURL(new RegExp(`${ROUTES.activity}$`));
  await expect(current).toHaveText(t('tab.promotions'));
  await tab('service').click();
  await expect(page).toHaveURL(new RegExp(`${ROUTES.service}$`));
  await expect(current).toHaveText(t('tab.service'));
  // A tap before that is the browser's own, and opens the page of the login.
  await whenAlive(page);
  await tab('signIn').click();
  await expect(page).toHaveURL(new RegExp(`${ROUTES.login}$`));
  await expect(current).toHaveText(t('tab.signIn'));
  // The login covers the page and its tabs.
  await expect(overlayOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(current).toHaveText(t('tab.service'));
  await tab('home').click();
  await expect(current).toHaveText(t('tab.home'));
});
