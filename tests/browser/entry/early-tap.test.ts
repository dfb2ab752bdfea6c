import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from '../support/test';

const SCRIPTS = '**/_next/static/chunks/**';
const WAYS = [
  [ROUTES.login, 'sms.way_sms'],
  [ROUTES.register, 'register.way_mobile'],
  [ROUTES.recover, 'recovery.way_mobile'],
] as const;

test.use({ brand: 'noor' });

test('a method that is tapped before the scripts have loaded opens, at the login, the registration and the recovery (R4, R5, B1)', async ({
  page,
  merchant,
  t,
}) => {
  const main = page.getByRole('main');
  for (const [path, key] of WAYS)
    await test.step(path, async () => {
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route(SCRIPTS, async (route) => {
        if (route.request().resourceType() === 'script') await released;
        await route.continue();
      });
      await page.goto(merchant.url(path), { waitUntil: 'commit' });
      const radio = main.getByRole('radio', { name: t(key), exact: true });
      await radio.tap();
      await expect(radio).toBeChecked();
      await expect(main.locator('input[name="username"]')).toBeVisible();
      release();
      await expect(main.locator('input[name="mobile"]').filter({ visible: true })).toBeVisible();
      await expect(main.locator('input[name="username"]')).toBeHidden();
      await expect(radio).toBeChecked();
      await page.unroute(SCRIPTS);
    });
});
