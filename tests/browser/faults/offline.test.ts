import { ERROR_TOAST_MS } from '@/lib/shared/constants';
import { ROUTES } from '@/lib/shared/routes';
import { whenChatIdentifies } from '../service/customer-service';
import { whenAlive } from '../support/people';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';
import { overHttps } from './secure-page';

test('going offline on https shows a toast for at most 3 s, and a message that stays (S13, X11)', async ({
  page,
  context,
  merchant,
  complaints,
  t,
}) => {
  // The demo's art is on plain http, unlike a provider's.
  complaints.expect(/Mixed Content|violates .* "img-src|violated: img-src/);
  // The customer-service widget loads late, and then the network is lost.
  complaints.expect(/ERR_INTERNET_DISCONNECTED .*\/widget\.js/);
  const secure = await overHttps(context, merchant);
  await page.clock.install();
  await page.goto(`${secure}${ROUTES.news}`);
  await whenAlive(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await context.setOffline(true);
  const toast = page.getByRole('status').getByText(t('errors.network_offline'));
  await expect(toast).toBeVisible();
  await page.clock.runFor(ERROR_TOAST_MS - 200);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast).toHaveCount(0);
  // Longer than any toast stays.
  await page.clock.runFor(500);
  await expect(page.getByRole('status').getByText(t('errors.stillOffline'))).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('an open page shows that the network is lost, and that it is back; on plain http without the toast (S13)', async ({
  page,
  context,
  visitor,
  complaints,
  t,
}) => {
  // The page's own requests find no network meanwhile.
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  await visitor.opens(ROUTES.login);
  await whenAlive(page);
  // Files that load while a page is idle are not part of this test.
  await whenChatIdentifies(page, 'visitor');
  await whenPageSettled(page);
  await page.evaluate(() => {
    document.body.dataset.heard = '';
    addEventListener('offline', () => {
      document.body.dataset.heard = 'offline';
    });
  });
  await context.setOffline(true);
  await expect(page.locator('body')).toHaveAttribute('data-heard', 'offline');
  const lost = page.getByRole('status').getByText(t('errors.stillOffline'));
  await expect(lost).toBeVisible();
  await expect(page.getByText(t('errors.network_offline'))).toHaveCount(0);
  await context.setOffline(false);
  await expect(lost).toHaveCount(0);
  await expect(page.getByRole('status').getByText(t('errors.backOnline'))).toBeVisible();
});
