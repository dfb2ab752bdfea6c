import { ROUTES, toHref } from '@/lib/shared/routes';
import { merchantOf } from '../support/merchant';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';
import { textsIn } from '../support/texts';

const DEPOSIT_CALL = '/wps/relay/MCSFE_getDepositSettings';
const PROGRESS_CALL = '/wps/relay/MCSFE_getPlayerRankProgress';

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

// Other faults of the status, in the provider's own words: tests/wire/status.test.ts; on a secure page: tests/unit/shared/errors/status-fault.test.ts.
test('regions that fail show a message inside themselves in the site’s words and leave the others whole; another try brings each back (B8, B12, SEC-36, V1, V2)', async ({
  page,
  member,
  visitor,
  merchant,
  complaints,
  t,
}) => {
  complaints.expect(/status of 4/);
  await member.hasSession();
  const failure = { kind: 'error', httpStatus: 400, message: 'Tills of node seven are busy.' } as const;
  for (const path of [DEPOSIT_CALL, PROGRESS_CALL]) await merchant.has({ ...failure, path });
  await visitor.opens(ROUTES.member);
  const main = page.getByRole('main');
  const region = main.locator('section', { hasText: t('member.deposit') });
  const card = page.getByRole('region', { name: t('vip.title') });
  for (const failed of [region, card]) await expect(failed.getByText(t('errors.unknown'))).toBeVisible();
  await expect(page.getByText('node seven')).toHaveCount(0);
  await expect(region.getByText(/[0-9A-Z]{4}-[0-9A-Z]{4}/)).toBeVisible();
  await expect(card.getByText('Gold')).toBeVisible();
  await expect(main.getByText('First Example Bank')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await merchant.mends();
  await region.getByRole('button', { name: t('member.retry') }).click();
  await expect(region.getByText(t('member.method_BANK'))).toBeVisible();
  await card.getByRole('button', { name: t('member.retry') }).click();
  await expect(card.getByText('Gold')).toBeVisible();
  await expect(card.getByText(t('vip.level', { level: 3 }))).toBeVisible();
  await expect(card.getByText(t('vip.left', { count: 3 }))).toBeVisible();
  await expect(card.getByText(t('vip.benefit'))).toBeVisible();
  await expect(card.getByRole('progressbar', { name: t('vip.progress') })).toHaveJSProperty('value', 0.4);
});

test.describe('a language that is not cached yet', () => {
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
