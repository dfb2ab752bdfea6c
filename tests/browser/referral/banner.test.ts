import type { Page } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { goesBack } from '../support/goes-back';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';

/** Returns how often the layout of this document has shifted, including the next frames. */
const countShifts = (page: Page) =>
  page.evaluate(async () => {
    let count = 0;
    const observer = new PerformanceObserver((list) => {
      count += list.getEntries().length;
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return count + observer.takeRecords().length;
  });

test('the banner is on a member’s home page, on no guest’s, and leads to the referral page; closed, it stays closed for the session, from before the first paint on; another session sees it again (S9)', async ({
  page,
  context,
  member,
  visitor,
  merchant,
  t,
}) => {
  await visitor.opens();
  const banner = page.getByRole('complementary', { name: t('referral.bannerName') });
  await whenPageSettled(page);
  await expect(banner).toBeHidden();
  await member.isIn();
  await banner.getByRole('link').click();
  await expect(page).toHaveURL(merchant.url(ROUTES.inviteFriends));
  await goesBack(page);
  await banner.getByRole('button', { name: t('referral.bannerClose') }).click();
  await expect(banner).toBeHidden();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-referral-banner', 'closed');
  await expect(banner).toBeHidden();
  expect(await countShifts(page)).toBe(0);
  await page.evaluate(() => {
    document.body.style.paddingBlockStart = '200px';
  });
  await expect.poll(() => countShifts(page), { message: 'a shift is counted' }).toBeGreaterThan(0);
  await visitor.opens(ROUTES.inviteFriends);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('tab.home') })
    .click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(banner).toBeHidden();
  const other = await context.newPage();
  await other.goto(merchant.url(ROUTES.home));
  await expect(other.getByRole('complementary', { name: t('referral.bannerName') })).toBeVisible();
});
