import { ROUTES, toHref } from '@/lib/shared/routes';
import { ask } from '@/tests/wire/support/ask';
import { merchantOf } from '../support/merchant';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';
import { textsIn } from '../support/texts';

const DEPOSIT_CALL = '/wps/relay/MCSFE_getDepositSettings';

test('the provider falls silent: home serves its last good content and shows a notice (B8, X1, ruling 77)', {
  tag: '@quick',
}, async ({ page, visitor, merchant, site, complaints, t }) => {
  // Events and measured times cannot be sent either.
  complaints.expect(/\/wps\/(?:relay\/S2S_events|system\/collect)/);
  await visitor.opens();
  // Its own calls are answered.
  await whenPageSettled(page);
  await merchant.has({ kind: 'drop' });
  // Another host of the same merchant: its status is not remembered yet.
  const elsewhere = merchantOf(merchant.code, site, `down-${process.pid}`);
  const answer = await page.goto(elsewhere.url(ROUTES.home));
  expect(answer?.status()).toBe(200);
  await expect(page.locator('#lane-RNG').getByRole('link').first()).toBeVisible();
  const notice = page.getByRole('alertdialog', { name: t('notice.title') });
  await expect(notice.getByText(t('errors.network_cors'))).toBeVisible();
  await notice.getByRole('button', { name: t('notice.confirm') }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.locator('#lane-RNG').getByRole('link').first()).toBeVisible();
});

test('another fault of the status is shown in the provider’s own words (X1)', async ({
  page,
  merchant,
  site,
  t,
}) => {
  await ask({ port: site.port, host: new URL(merchant.origin).hostname, path: ROUTES.home });
  await merchant.failsStatus('site.is.tired', 'The site rests for a moment.');
  const answer = await page.goto(merchantOf(merchant.code, site, `tired-${process.pid}`).url(ROUTES.home));
  expect(answer?.status()).toBe(200);
  const notice = page.getByRole('alertdialog', { name: t('notice.title') });
  await expect(notice.getByText('The site rests for a moment.')).toBeVisible();
});

test('one region that fails leaves the others whole; its retry brings it back (B8, B12)', async ({
  page,
  member,
  visitor,
  merchant,
  t,
}) => {
  await member.hasSession();
  await merchant.has({
    kind: 'error',
    path: DEPOSIT_CALL,
    errorCode: 'system.error',
    message: 'Tills of node seven are busy.',
  });
  await visitor.opens(ROUTES.member);
  const region = page.getByRole('main').locator('section', { hasText: t('member.deposit') });
  await expect(region.getByText(t('errors.unknown'))).toBeVisible();
  await expect(page.getByText('node seven')).toHaveCount(0);
  await expect(region.getByText(/[0-9A-Z]{4}-[0-9A-Z]{4}/)).toBeVisible();
  await expect(page.getByRole('main').getByText('First Example Bank')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await merchant.mends();
  await region.getByRole('button', { name: t('member.retry') }).click();
  await expect(region.getByText(t('member.method_BANK'))).toBeVisible();
});

test.describe('a language no one has read yet', () => {
  test.use({ brand: 'rio', locale: 'pt-BR' });

  test('games that were never loaded leave an honest panel, and the retry fills the page (B8, B12)', async ({
    page,
    visitor,
    merchant,
  }) => {
    const spanish = textsIn('ES');
    await merchant.has({ kind: 'error', path: '/wps/relay/GCSGAME_*', httpStatus: 500 });
    await visitor.opens(toHref(ROUTES.home, { lang: 'ES' }));
    const main = page.getByRole('main');
    await expect(main.getByText(spanish('fault.loadTitle'))).toBeVisible();
    await expect(main.getByText(/[0-9A-Z]{4}-[0-9A-Z]{4}/)).toBeVisible();
    await merchant.mends();
    await main.getByRole('link', { name: spanish('fault.retry') }).click();
    await expect(main.getByRole('heading', { level: 2, name: spanish('category.LIVE') })).toBeVisible();
    await expect(main.getByText(spanish('fault.loadTitle'))).toHaveCount(0);
  });
});
