import { ROUTES } from '@/lib/shared/routes';
import { walkOf } from '../support/input/input-methods';
import { whenAlive } from '../support/people';
import { playerAt } from '../support/player';
import { expect, test } from '../support/test';

const { brand, title, hand } = walkOf('aurora', 'touch');

test.describe(title, () => {
  test.use({ brand, serviceWorkers: 'allow' });

  test('a guest finds a game by name, saves it, tries it, and returns (B3, B4, G5, B17)', async ({
    page,
    visitor,
    merchant,
    t,
  }) => {
    const player = playerAt({ page, merchant, t, hand });
    await visitor.opens();
    await whenAlive(page);
    await player.searches();
    await hand.activate(player.heart());
    await expect(player.heart()).toHaveAttribute('aria-pressed', 'true');
    await player.opensGame();
    await expect(player.heart()).toHaveAttribute('aria-pressed', 'true');
    await hand.activate(player.main.getByRole('link', { name: t('game.playFree'), exact: true }));
    await expect(player.game).toBeVisible();
    await player.leavesGame();
    await whenAlive(page);
    await player.opensTab('home', ROUTES.home);
    for (const lane of ['recents', 'favourites'])
      await expect(
        player.main
          .getByRole('list', { name: t(`saved.${lane}`) })
          .getByRole('link', { name: /Peacock Throne/ }),
      ).toBeVisible();
  });
});
