import { ROUTES } from '@/lib/shared/routes';
import { hasNoWidget } from '../service/customer-service';
import { walkOf } from '../support/input/input-methods';
import { whenAlive } from '../support/people';
import { playerAt } from '../support/player';
import { expect, test } from '../support/test';

const LAUNCH = '/wps/relay/CBS_launchChat';

const { brand, title, hand } = walkOf('aurora', 'keyboard');

test.describe(title, () => {
  test.use({ brand });

  test('a visitor sees the service entries, signs in where the chat’s page requires it and returns to it (C1, C4)', async ({
    page,
    visitor,
    merchant,
    t,
    site,
  }) => {
    const player = playerAt({ page, merchant, t, hand });
    await hasNoWidget(page);
    await visitor.opens(ROUTES.activity);
    await player.opensTab('service', ROUTES.service);
    await expect(player.main.getByRole('link', { name: `service@${merchant.code}.example` })).toBeVisible();
    const chat = player.main.getByRole('button', { name: t('service.chatNow'), exact: true });
    await whenAlive(page);
    await player.follows(chat, ROUTES.login);
    await player.signsIn('minh');
    await expect(page).toHaveURL(merchant.url(ROUTES.service));
    await whenAlive(page);
    await hand.activate(chat);
    await expect.poll(async () => (await merchant.callsTo(LAUNCH)).length).toBe(1);
    const { port } = new URL(site.provider);
    await expect(page).toHaveURL(new RegExp(`^http://chat\\.localhost:${port}/`));
  });
});
