import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from '../support/test';

const PATHS = ['/nowhere/at/all', '/m/game?game=no-such-game', '/status/maintenance', '/m/nowhere'];

test('an address without a page is a 404 in the brand’s own shell with a way on (B32)', async ({
  page,
  visitor,
  merchant,
  complaints,
  t,
}) => {
  complaints.expect(/status of 404/);
  for (const path of PATHS)
    await test.step(path, async () => {
      expect((await visitor.opens(path))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('fault.missingTitle'));
      await expect(page).toHaveTitle(`${t('meta.missing')} · ${merchant.name}`);
      await expect(page.getByRole('banner').getByRole('link', { name: merchant.name })).toBeVisible();
      const home = page.getByRole('main').getByRole('link', { name: t('fault.home') });
      await expect(home).toHaveAttribute('href', ROUTES.home);
    });
  await page
    .getByRole('main')
    .getByRole('link', { name: t('fault.home') })
    .click();
  await expect(page).toHaveURL(merchant.url(ROUTES.home));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('lobby.heading', { brand: merchant.name }),
  );
});
