import { ROUTES } from '@/lib/shared/routes';
import { walkOf } from '../support/input/input-methods';
import { whenAlive } from '../support/people';
import { playerAt } from '../support/player';
import { expect, test } from '../support/test';

const { brand, title, hand } = walkOf('rio', 'screen reader');

test.describe(title, () => {
  test.use({ brand, permissions: ['clipboard-read', 'clipboard-write'] });

  test('a visitor who wants to invite signs in, copies the link and sees its QR code (F1, R11, B15)', async ({
    page,
    visitor,
    merchant,
    t,
  }) => {
    const player = playerAt({ page, merchant, t, hand });
    await visitor.opens(ROUTES.service);
    await whenAlive(page);
    await player.follows(
      page.getByRole('contentinfo').getByRole('link', { name: t('footer.invite'), exact: true }),
      ROUTES.inviteFriends,
    );
    await player.follows(
      player.main.getByRole('link', { name: t('referral.login'), exact: true }),
      ROUTES.login,
    );
    await player.signsIn('minh');
    await expect(page).toHaveURL(merchant.url(ROUTES.inviteFriends));
    await expect(player.main.getByRole('img', { name: t('referral.qrAlt') })).toBeVisible();
    await hand.activate(player.main.getByRole('button', { name: t('referral.copyLink'), exact: true }));
    await expect(page.getByText(t('referral.linkCopied'), { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^https?:\/\//);
  });
});
