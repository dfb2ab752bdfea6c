// The first screen of a phone, as a new player finds it.
import type { Page } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { questionOf, withPartners } from '../consent/consent-prompt';
import { whenStill } from '../support/axe';
import type { BrandCode } from '../support/merchant';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';

/** A merchant with opt-in and one with opt-out. */
const BRANDS: readonly BrandCode[] = ['aurora', 'noor'];
const ASKS = new Set<BrandCode>(['aurora']);
const QUARTER = 740 / 4;

const pictureOf = (page: Page) => page.getByRole('main').locator('a[href*="game="] img').first();

for (const brand of BRANDS)
  test.describe(`the first screen of ${brand}`, () => {
    test.use({ brand, consent: 'unasked', visit: 'first' });

    test('shows a whole game picture above the question of a first visit, an offer, and a way to register, but no invitation and no app (S6, S9, B7)', async ({
      page,
      visitor,
      merchant,
      t,
    }) => {
      await withPartners(page, merchant);
      await visitor.opens();
      const edge = ASKS.has(brand)
        ? questionOf(page, t)
        : page.getByRole('navigation', { name: t('tab.name') });
      await expect(edge).toBeVisible();
      await whenPageSettled(page);
      await whenStill(page);
      const bar = await edge.boundingBox();
      expect(Math.round(bar?.height ?? 0)).toBeLessThanOrEqual(QUARTER);
      await expect(pictureOf(page)).toHaveJSProperty('complete', true);
      const picture = await pictureOf(page).boundingBox();
      expect(picture?.y).toBeGreaterThan(0);
      expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
      const main = page.getByRole('main');
      await expect(main.getByRole('region', { name: t('banner.name') }).first()).toBeInViewport();
      const register = main.getByRole('link', { name: t('register.submit') });
      await expect(register).toBeInViewport({ ratio: 1 });
      expect(await register.getAttribute('href')).toContain(ROUTES.register);
      await expect(page.getByRole('complementary', { name: t('referral.bannerName') })).toBeHidden();
      await expect(page.locator('[data-download-bar]:not(html)')).toBeHidden();
    });
  });

test.describe('a first visit', () => {
  test.use({ visit: 'first' });

  test('offers the app once a game has been played, and in another session immediately (S6)', async ({
    page,
    context,
    visitor,
    merchant,
    t,
  }) => {
    const bar = page.getByRole('complementary', { name: t('downloadBar.name') });
    await visitor.opens(ROUTES.news);
    await whenPageSettled(page);
    await expect(bar).toBeHidden();
    await page.evaluate(() =>
      localStorage.setItem(
        `mc_recents:${document.documentElement.dataset.merchant}`,
        JSON.stringify({ games: [{ code: 'g1', name: 'G', vendor: 'VA', playedAt: 1 }] }),
      ),
    );
    await page.reload();
    await expect(bar).toBeVisible();
    await page.evaluate(() =>
      localStorage.removeItem(`mc_recents:${document.documentElement.dataset.merchant}`),
    );
    const other = await context.newPage();
    await other.goto(merchant.url(ROUTES.news));
    await expect(other.getByRole('complementary', { name: t('downloadBar.name') })).toBeVisible();
  });
});
