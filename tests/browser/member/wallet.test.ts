import type { Page } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { misfitsOf } from '../support/measure/faults';
import { expect, test } from '../support/test';
import type { Translate } from '../support/texts';

const BALANCE = '/wps/relay/MCSFE_getBalance';
const PAYMENTS = '/wps/relay/MCSFE_getTransactions';
const HIGH = { amount: '123456789012345.67', currency: 'DOGECOIN' };
const headerOf = (page: Page) => page.getByRole('banner');
const slotOf = (page: Page, t: Translate) =>
  page.getByRole('region', { name: t('member.wallet'), exact: true });

// Accessibility: access/member-pages.test.ts, payments.test.ts.
test('balance, bonus and the cashier’s methods are on the member home, its links keep their opener, and the balance is in the header, requested again when the page is visible again, as after a game (B19, T1)', async ({
  page,
  member,
  merchant,
  t,
}) => {
  await member.isAt(ROUTES.member);
  await expect(headerOf(page).getByRole('link', { name: /12.500.000/ })).toBeVisible();
  const slot = slotOf(page, t);
  await expect(slot).toContainText(/12.500.000/);
  await expect(slot).toContainText(t('member.bonus'));
  const deposit = slot.getByRole('link', { name: t('member.toDeposit'), exact: true });
  await expect(deposit).toHaveAttribute('href', /^\/m\/out\?.*partners\.aurora\.example/);
  await expect(deposit).toHaveAttribute('rel', 'opener');
  await expect(slot.getByRole('link', { name: t('member.toWithdraw'), exact: true })).toBeVisible();
  await merchant.has({ kind: 'answer', path: BALANCE, value: { amount: '777000', currency: 'VND' } });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(headerOf(page).getByRole('link', { name: /777.000/ })).toBeVisible();
  await slot.getByRole('link', { name: t('member.toHistory'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('member.toHistory') })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(20);
  await expect(page.getByRole('main').getByText(t('member.pending')).first()).toBeVisible();
  await expect(page.getByText(t('member.movementWithdrawal'), { exact: true }).first()).toBeVisible();
});

test('the highest amounts in a currency with a long name fit the header, the list of payments and the member home, at 320 pixels and with large letters (B19, B47)', async ({
  page,
  member,
  visitor,
  merchant,
  t,
}) => {
  const at = '2026-11-30T12:00:00Z';
  await merchant.has({
    kind: 'answer',
    path: BALANCE,
    value: { ...HIGH, bonus: HIGH.amount, updatedAt: at },
  });
  await merchant.has({
    kind: 'answer',
    path: PAYMENTS,
    value: { items: [{ ...HIGH, id: '1', type: 'withdraw', status: 'pending', at }], total: 1 },
  });
  await member.isAt(ROUTES.transactions);
  await expect(page.getByRole('main').getByRole('listitem')).toContainText('DOGECOIN');
  const inHeader = headerOf(page).getByText('DOGECOIN').locator('..');
  const cutOf = (node: Element) => [node.scrollWidth - node.clientWidth, node.scrollHeight > 44];
  expect(await inHeader.evaluate(cutOf)).toEqual([0, false]);
  expect(await misfitsOf(page)).toEqual([]);
  await visitor.opens(ROUTES.member);
  await expect(slotOf(page, t)).toContainText('DOGECOIN');
  expect(await misfitsOf(page)).toEqual([]);
});

test.describe('a merchant without a wallet', () => {
  test.use({ brand: 'rio' });

  test('shows nothing of one, and has no page of payments or levels (B19, B20)', async ({
    page,
    member,
    visitor,
    merchant,
    complaints,
    t,
  }) => {
    complaints.expect(/status of 404/);
    await member.isAt(ROUTES.member);
    await expect(page.getByRole('region', { name: t('vip.title') })).toBeVisible();
    await expect(slotOf(page, t)).toHaveCount(0);
    await expect(headerOf(page).getByRole('link', { name: t('member.balance') })).toHaveCount(0);
    await expect(page.getByRole('link', { name: t('vip.levels') })).toHaveCount(0);
    expect(await merchant.callsTo(BALANCE)).toEqual([]);
    expect((await visitor.opens(ROUTES.vip))?.status()).toBe(404);
    await expect(page.getByRole('main')).toBeVisible();
  });
});
