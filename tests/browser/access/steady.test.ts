import { shiftsOf, watchShifts } from '../support/measure/shifts';
import { whenAlive } from '../support/people';
import { expect, test } from '../support/test';
import { keepGames } from './saved-games';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(watchShifts);
});

// Other pages: a11y/pages, access/member-pages.
test.describe('noor', () => {
  test.use({ brand: 'noor' });

  test('nothing shifts on home with saved games and a dismissed invitation (CLS 0, B4, S9)', async ({
    page,
    member,
    visitor,
    context,
    merchant,
    t,
  }) => {
    await keepGames(context, merchant);
    await member.isIn();
    await whenAlive(page);
    await page.getByRole('button', { name: t('referral.bannerClose') }).click();
    await expect(page.getByRole('button', { name: t('referral.bannerClose') })).toBeHidden();
    await visitor.opens();
    await expect(page.getByRole('list', { name: t('saved.favourites') }).getByRole('link')).toHaveCount(1);
    await whenAlive(page);
    expect(await shiftsOf(page)).toEqual([]);
  });
});
