import { ROUTES } from '@/lib/shared/routes';
import { keepGames } from '../access/saved-games';
import { whenAlive } from '../support/people';
import { GAME } from '../support/player';
import { expect, test } from '../support/test';
import { NETWORK_FAILURE, readCached, whenWorkerIsActive } from './device';

test.use({ serviceWorkers: 'allow' });

test.describe('noor', () => {
  test.use({ brand: 'noor' });

  test('without a network an unseen page is the brand`s own offline page, and comes back by itself; home and my games show what this device has stored; a visited page opens, states that it is cached, and is updated in place (B9)', async ({
    page,
    context,
    merchant,
    visitor,
    complaints,
    t,
  }) => {
    complaints.expect(NETWORK_FAILURE);
    await keepGames(context, merchant);
    await visitor.opens();
    await whenWorkerIsActive(page);
    await visitor.opens(`${ROUTES.activity}?fbclid=abc`);
    await expect.poll(() => readCached(page, 'pages')).toContain(ROUTES.activity);
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
    await context.setOffline(true);
    for (const path of [ROUTES.mine, `${ROUTES.home}?homescreen=1`]) {
      await page.goto(merchant.url(path));
      await whenAlive(page);
      await expect(page.getByRole('banner')).toContainText(merchant.name);
      await expect(page.getByRole('main').getByRole('link', { name: GAME.name }).first()).toBeVisible();
      await expect(page.getByText(t('worker.title'))).toHaveCount(0);
    }
    await page.goto(merchant.url(ROUTES.activity));
    await whenAlive(page);
    const hint = page.getByText(t('worker.cachedPage'));
    await expect(hint).toBeVisible();
    await page.evaluate(() => {
      document.body.dataset.stays = 'yes';
    });
    await context.setOffline(false);
    await expect(page.getByText(t('worker.isBack'))).toBeVisible();
    await expect(hint).toHaveCount(0);
    await expect(page.locator('body')).toHaveAttribute('data-stays', 'yes');
  });
});
