import { ROUTES, toHref } from '@/lib/shared/routes';
import { walkOf } from '../support/input/input-methods';
import { whenAlive } from '../support/people';
import { GAME, playerAt } from '../support/player';
import { expect, test } from '../support/test';

const { brand, title, hand } = walkOf('noor', 'keyboard');

test.describe(title, () => {
  test.use({ brand, serviceWorkers: 'allow' });

  test('a visitor signs in to play, plays, comes back, and finds the game in the own account; nothing of it breaks the policy (R8, G1, RR5, SEC-82)', async ({
    page,
    visitor,
    merchant,
    t,
  }) => {
    const player = playerAt({ page, merchant, t, hand });
    // The fixture fails a test in which anything breaks the policy.
    const answer = await visitor.opens(toHref(ROUTES.game, { game: GAME.code }));
    expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
    await whenAlive(page);
    await player.follows(
      player.main.getByRole('link', { name: t('game.signInToPlay'), exact: true }),
      ROUTES.login,
    );
    await player.signsIn();
    await expect(player.game).toBeVisible();
    await player.leavesGame();
    await whenAlive(page);
    await expect(player.main.getByRole('link', { name: t('game.play'), exact: true })).toBeVisible();
    await player.opensTab('me', ROUTES.member);
    await player.follows(
      player.main.getByRole('link', { name: t('member.settings'), exact: true }),
      ROUTES.settings,
    );
    await expect(player.card()).toBeVisible();
  });
});
