import { ROUTES } from '@/lib/shared/routes';
import { ask } from '@/tests/wire/support/ask';
import { expect, test } from '../support/test';

const OPENED = ['/nowhere/at/all', '/m/game?game=no-such-game'];
const ASKED = ['/status/maintenance', '/m/nowhere'];

test('an address without a page is a 404 in the brand’s own shell, with links (B32)', async ({
  page,
  visitor,
  merchant,
  complaints,
  t,
}) => {
  complaints.expect(/status of 404/);
  const { hostname: host, port } = new URL(merchant.origin);
  for (const path of ASKED) {
    const { status, text } = await ask({ port: Number(port), host, path });
    expect([status, text], path).toEqual([404, expect.stringContaining(t('fault.missingTitle'))]);
    expect(text).toContain(`${t('meta.missing')} · ${merchant.name}`);
  }
  for (const path of OPENED)
    await test.step(path, async () => {
      expect((await visitor.opens(path))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('fault.missingTitle'));
      await expect(page).toHaveTitle(`${t('meta.missing')} · ${merchant.name}`);
      await expect(page.getByRole('banner').getByRole('link', { name: merchant.name })).toBeVisible();
      const home = page.getByRole('main').getByRole('link', { name: t('fault.home') });
      await expect(home).toHaveAttribute('href', ROUTES.home);
    });
});
