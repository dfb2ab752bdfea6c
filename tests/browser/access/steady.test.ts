import { CATEGORY_LOBBIES, ROUTES, toHref } from '@/lib/shared/routes';
import { shiftsOf, watchShifts } from '../support/measure/shifts';
import { whenAlive } from '../support/people';
import { whenWhole } from '../support/screens';
import { expect, test } from '../support/test';
import { keepGames } from './saved-games';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(watchShifts);
});

test.describe('noor', () => {
  test.use({ brand: 'noor' });

  const PAGES = [
    ROUTES.home,
    CATEGORY_LOBBIES.RNG,
    ROUTES.game,
    ROUTES.activity,
    toHref(ROUTES.activity, { id: '42' }),
    ROUTES.service,
  ];

  test('nothing shifts on home, in the game area, on promotions and customer service (CLS 0)', async ({
    page,
    visitor,
  }) => {
    for (const path of PAGES) {
      await visitor.opens(path);
      await whenWhole(page);
      await whenAlive(page);
      expect.soft(await shiftsOf(page), path).toEqual([]);
    }
  });

  test('nothing shifts on home with saved games and a dismissed invitation (CLS 0, B4, S9)', {
    tag: '@quick',
  }, async ({ page, member, visitor, context, merchant, t }) => {
    await keepGames(context, merchant);
    await member.isIn();
    await whenAlive(page);
    await page.getByRole('button', { name: t('referral.bannerClose') }).click();
    await expect(page.getByRole('button', { name: t('referral.bannerClose') })).toBeHidden();
    await visitor.opens();
    await expect(page.getByRole('list', { name: t('kept.favourites') }).getByRole('link')).toHaveCount(1);
    await whenAlive(page);
    expect(await shiftsOf(page)).toEqual([]);
  });

  test('nothing shifts on the member home (CLS 0, R7)', async ({ page, member }) => {
    await member.isAt(ROUTES.member);
    await expect(page.getByRole('progressbar').first()).toBeVisible();
    await whenWhole(page);
    expect(await shiftsOf(page)).toEqual([]);
  });
});
