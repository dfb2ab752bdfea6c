import { ROUTES, toHref } from '@/lib/shared/routes';
import { GAME } from '../support/player';
import { expect, test } from '../support/test';

test.use({ brand: 'rio' });

test('a game takes the page’s place, and the back button leads to where the player was (G1, ruling 51)', async ({
  page,
  member,
  merchant,
}) => {
  await member.isAt(ROUTES.game);
  const launch = toHref(ROUTES.launchGame, { vendor: 'JT', code: GAME.code });
  await page.evaluate((to) => window.location.assign(to), launch);
  await expect(page).toHaveURL(/^http:\/\/games\.localhost:\d+\/play\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(GAME.name);
  await page.goBack();
  await expect(page).toHaveURL(merchant.url(ROUTES.game));
});
