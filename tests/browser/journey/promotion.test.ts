import { ROUTES } from '@/lib/shared/routes';
import { walkOf } from '../support/input/input-methods';
import { whenAlive } from '../support/people';
import { playerAt } from '../support/player';
import { expect, test } from '../support/test';

const { brand, title, hand } = walkOf('lotus', 'touch');

test.describe(title, () => {
  test.use({ brand });

  test('a visitor reads a promotion and goes back to all of them (R9, M1)', async ({
    page,
    visitor,
    merchant,
    t,
  }) => {
    const player = playerAt({ page, merchant, t, hand });
    await visitor.opens();
    await whenAlive(page);
    await player.opensTab('promotions', ROUTES.activity);
    const card = player.main.locator(`a[href*="${ROUTES.activity}?id="]`).first();
    await hand.activate(card);
    await expect(page).toHaveURL(/[?&]id=\d+/);
    const article = player.main.getByRole('article');
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(/\S/);
    await expect(article.locator('p, li').first()).toHaveText(/\S/);
    await expect(article.locator('time').first()).toBeVisible();
    await player.follows(article.getByRole('link', { name: t('promo.all'), exact: true }), ROUTES.activity);
    await expect(card).toBeVisible();
  });
});
