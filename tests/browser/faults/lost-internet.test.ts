import { ROUTES } from '@/lib/shared/routes';
import { merchantOf } from '../support/merchant';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';
import { overHttps } from './secure-page';

test.use({ brand: 'rio' });

test('a status without an answer on a secure page is shown as a lost connection (X1)', async ({
  page,
  context,
  visitor,
  merchant,
  site,
  complaints,
  t,
}) => {
  // The demo's art is on plain http, unlike a provider's.
  complaints.expect(/Mixed Content|violates .* "img-src|violated: img-src/);
  complaints.expect(/\/widget\.js/);
  // Events and measured times cannot be sent either.
  complaints.expect(/\/wps\/(?:relay\/S2S_events|system\/collect)/);
  await visitor.opens();
  // Its own calls are answered.
  await whenPageSettled(page);
  await merchant.has({ kind: 'drop' });
  // Another host of the same merchant: its status is not remembered yet.
  const elsewhere = merchantOf(merchant.code, site, `lost-${process.pid}`);
  await page.goto(`${await overHttps(context, elsewhere)}${ROUTES.home}`);
  const notice = page.getByRole('alertdialog', { name: t('notice.title') });
  await expect(notice.getByText(t('errors.internet_lost'))).toBeVisible();
  await notice.getByRole('button', { name: t('notice.confirm') }).click();
  await expect(notice).toHaveCount(0);
  // Calls that are still tried again have no one to answer them once the test is over.
  await page.goto('about:blank');
  await context.unrouteAll({ behavior: 'ignoreErrors' });
});
