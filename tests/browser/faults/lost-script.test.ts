import { whenBrowserIdle } from '../support/settled';
import { expect, test } from '../support/test';

test('scripts that arrive late or never leave the page as the server made it (B8)', async ({
  page,
  context,
  visitor,
  merchant,
  complaints,
  t,
}) => {
  complaints.expect(/ERR_FAILED|ChunkLoadError|Loading chunk/);
  const lost: string[] = [];
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await visitor.opens();
  await context.route('**/_next/static/chunks/**', (route) => {
    lost.push(route.request().url());
    return route.abort();
  });
  await page.clock.resume();
  await expect.poll(() => lost.length).toBeGreaterThan(0);
  // The page has heard of it.
  await whenBrowserIdle(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('lobby.heading', { brand: merchant.name }),
  );
  await expect(page.getByRole('heading', { level: 2, name: t('category.LIVE') })).toBeVisible();
  await expect(page.getByRole('group', { name: t('banner.slide', { number: 1, total: 5 }) })).toBeVisible();
});
