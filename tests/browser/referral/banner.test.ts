import type { Page } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from '../support/test';

const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({
          type: 'layout-shift',
          buffered: true,
        });
        setTimeout(() => resolve(0), 500);
      }),
  );

test('the banner stands on the home page and leads to the referral page (S9)', async ({
  page,
  visitor,
  merchant,
  say,
}) => {
  await visitor.opens();
  await page
    .getByRole('complementary', { name: say('referral.bannerName') })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(merchant.url(ROUTES.inviteFriends));
});

test('closed, it stays closed for the session, from before the first paint on (S9)', async ({
  page,
  visitor,
  say,
}) => {
  await visitor.opens();
  const banner = page.getByRole('complementary', { name: say('referral.bannerName') });
  await banner.getByRole('button', { name: say('referral.bannerClose') }).click();
  await expect(banner).toBeHidden();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-referral-banner', 'closed');
  await expect(banner).toBeHidden();
  expect(await shiftOf(page)).toBe(0);
  await visitor.opens(ROUTES.inviteFriends);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: say('tab.home') })
    .click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(banner).toBeHidden();
});

test('another session sees it again (S9)', async ({ page, context, visitor, merchant, say }) => {
  await visitor.opens();
  const name = say('referral.bannerName');
  await page.getByRole('button', { name: say('referral.bannerClose') }).click();
  const other = await context.newPage();
  await other.goto(merchant.url(ROUTES.home));
  await expect(other.getByRole('complementary', { name })).toBeVisible();
});

test.describe('where the promotion is off', () => {
  // A language of its own: the site keeps the answer for a minute per merchant and language.
  test.use({ brand: 'lotus', reads: 'EN' });

  test('there is no banner (S9)', async ({ page, visitor, merchant, say }) => {
    const path = '/wps/relay/MCSFE_getMerchantAvailablePromotions';
    await merchant.has({ kind: 'answer', path, value: { REFERRAL: { enabled: false, count: 0 } } });
    await visitor.opens();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('complementary', { name: say('referral.bannerName') })).toHaveCount(0);
  });
});
