import { ROUTES } from '@/lib/shared/routes';
import { keepGames } from '../access/saved-games';
import { socialAt } from '../social/messenger';
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
    await expect(page.locator('body [data-download-bar]')).toBeHidden();
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

test('a player who returns from LINE without a network is signed in once it is back (RR9, B9)', async ({
  page,
  context,
  merchant,
  visitor,
  complaints,
  t,
}) => {
  complaints.expect(NETWORK_FAILURE);
  // The script and style of a return are not stored.
  complaints.expect(/"isTrusted":true|uncaught: Event/);
  await visitor.opens(ROUTES.login);
  await whenWorkerIsActive(page);
  const social = socialAt({ page, merchant, t });
  await social.leavesForLine();
  const answer = await page
    .getByRole('link', { name: 'Lan bound' })
    .evaluate((link) => (link as HTMLAnchorElement).href);
  const { headers } = await fetch(answer, { redirect: 'manual' });
  await context.setOffline(true);
  await page.goto(headers.get('location') ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('worker.title'));
  await expect(page).toHaveURL(merchant.url(ROUTES.home));
  await context.setOffline(false);
  await social.isIn('lan');
  await expect(page).toHaveURL(merchant.url(ROUTES.home));
});
