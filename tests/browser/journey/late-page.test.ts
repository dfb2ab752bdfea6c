import { SHELL_END } from '@/lib/shared/measure/shell-mark';
import { ROUTES } from '@/lib/shared/routes';
import { whenAlive } from '../support/people';
import { expect, test } from '../support/test';

test('a tapped page that is late has a moving line on top until it comes; its tap is answered at once (B8)', async ({
  page,
  visitor,
  t,
}) => {
  await visitor.opens(ROUTES.service);
  await whenAlive(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname === ROUTES.news,
    async (route) => {
      await released;
      await route.fallback();
    },
  );
  const line = page.locator(`#${SHELL_END} + div`);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('news.title') })
    .click();
  await expect(line).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: t('service.title') })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: t('news.title') })).toBeVisible();
  await expect(line).toHaveCount(0);
});
