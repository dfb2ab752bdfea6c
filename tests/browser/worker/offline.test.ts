import { ROUTES } from '@/lib/shared/routes';
import { keepGames } from '../access/saved-games';
import { whenAlive } from '../support/people';
import { GAME } from '../support/player';
import { expect, test } from '../support/test';
import { NETWORK_FAILURE, whenWorkerIsActive } from './device';

test.use({ serviceWorkers: 'allow' });

test.describe('noor', () => {
  test.use({ brand: 'noor' });

  test('without a network an unseen page is the brand`s own offline page, and comes back by itself; home and my games show what this device has stored (B9)', async ({
    page,
    context,
    merchant,
    visitor,
    complaints,
    t,
  }) => {
    complaints.expect(NETWORK_FAILURE);
    await keepGames(context, merchant);
    // A page without games: only the worker provides the saved ones.
    await visitor.opens(ROUTES.privacy);
    await whenWorkerIsActive(page);
    await context.setOffline(true);
    await page.goto(merchant.url(`${ROUTES.news}?id=3`));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: t('worker.title') })).toBeVisible();
    await expect(page.getByRole('banner')).toContainText(merchant.name);
    await expect(page).toHaveURL(merchant.url(`${ROUTES.news}?id=3`));
    await expect(main.getByRole('link', { name: GAME.name })).toHaveCount(2);
    await whenAlive(page);
    await main.getByRole('button', { name: t('worker.retry') }).click();
    await expect(main.getByText(t('worker.stillOffline'))).toBeVisible();
    await context.setOffline(false);
    // A page that is loading has no heading at all.
    await expect(main.getByRole('heading', { level: 1 })).not.toHaveText(t('worker.title'));
    await expect(page).toHaveURL(merchant.url(`${ROUTES.news}?id=3`));
    await visitor.opens();
    await whenAlive(page);
    await context.setOffline(true);
    for (const path of [ROUTES.mine, `${ROUTES.home}?homescreen=1`]) {
      await page.goto(merchant.url(path));
      await whenAlive(page);
      await expect(page.getByRole('banner')).toContainText(merchant.name);
      await expect(page.getByRole('main').getByRole('link', { name: GAME.name }).first()).toBeVisible();
      await expect(page.getByText(t('worker.title'))).toHaveCount(0);
    }
  });
});
