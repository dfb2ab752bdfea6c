import { ROUTES } from '@/lib/shared/routes';
import { faultsOf } from '../support/measure/faults';
import { PHONE_PIXELS } from '../support/measure/phone-pixels';
import { whenAlive } from '../support/people';
import { GAME } from '../support/player';
import { expect, test } from '../support/test';
import { keepGames } from './saved-games';

test.use(PHONE_PIXELS);

test.describe('noor', () => {
  test.use({ brand: 'noor' });

  test.beforeEach(async ({ context, merchant }) => {
    await keepGames(context, merchant);
  });

  test('my games, the confirmation before the history is deleted, and home with both rows pass (B4)', async ({
    page,
    visitor,
    t,
  }) => {
    await visitor.opens(ROUTES.mine);
    await expect(page.getByRole('main').getByRole('link', { name: GAME.name })).toHaveCount(2);
    expect(await faultsOf(page)).toEqual([]);
    await whenAlive(page);
    await page.getByRole('button', { name: t('saved.clear'), exact: true }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await page.getByRole('link', { name: t('tab.home'), exact: true }).click();
    await expect(page.getByRole('list', { name: t('saved.recents') }).getByRole('link')).toHaveCount(1);
    expect(await faultsOf(page)).toEqual([]);
  });
});
