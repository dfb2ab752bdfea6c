// A member's payments beyond the first page, at a light brand and at one that reads from right to left.
import type { Locator } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { violationsOf } from '../support/axe';
import type { BrandCode } from '../support/merchant';
import { expect } from '../support/test';
import { testWith } from '../support/test-with';

const PAYMENTS = '/wps/relay/MCSFE_getTransactions';
const BRANDS: readonly BrandCode[] = ['lotus', 'noor'];

const test = testWith(({ backend }) => ({
  backend: { ...backend, paths: { ...Object(backend).paths, transactions: PAYMENTS } },
}));

const leftOf = async (place: Locator): Promise<number> => (await place.boundingBox())?.x ?? Number.NaN;

for (const brand of BRANDS)
  test.describe(brand, () => {
    test.use({ brand });

    test('shows older payments page by page, again after a failure, and those of one kind alone (B8, B19)', async ({
      page,
      member,
      merchant,
      t,
    }) => {
      await member.isAt(ROUTES.transactions);
      const main = page.getByRole('main');
      const rows = main.getByRole('listitem');
      const more = main.getByRole('button', { name: t('member.historyMore'), exact: true });
      await expect(rows).toHaveCount(20);
      await merchant.has({ kind: 'error', path: PAYMENTS, errorCode: 'payments.closed' });
      await more.click();
      await expect(main.getByText(t('member.failed'))).toBeVisible();
      await expect(rows).toHaveCount(20);
      expect(await violationsOf(page)).toEqual([]);
      const again = main.getByRole('button', { name: t('member.retry'), exact: true });
      await expect(again).toBeFocused();
      await merchant.mends();
      await again.press('Enter');
      await expect(rows).toHaveCount(40);
      await expect(more).toBeFocused();
      await more.press('Enter');
      await expect(rows).toHaveCount(42);
      await expect(more).toHaveCount(0);
      await expect(main.getByRole('status').filter({ hasText: '42' })).toBeFocused();
      const kinds = main.getByRole('group', { name: t('member.toHistory'), exact: true });
      const [all, deposits] = [kinds.getByRole('radio').first(), kinds.getByRole('radio').nth(1)];
      const isFromRight = (await page.locator('html').getAttribute('dir')) === 'rtl';
      expect((await leftOf(all)) > (await leftOf(deposits))).toBe(isFromRight);
      await all.focus();
      await page.keyboard.press('ArrowDown');
      await expect(deposits).toBeChecked();
      await page.keyboard.press('ArrowDown');
      await expect(
        kinds.getByRole('radio', { name: t('member.movementWithdrawal'), exact: true }),
      ).toBeFocused();
      await expect(rows).toHaveCount(14);
      await expect(rows.getByText(t('member.movementWithdrawal'), { exact: true })).toHaveCount(14);
      expect((await merchant.callsTo(PAYMENTS)).map(({ query }) => query)).toContainEqual({
        page: '1',
        size: '20',
        type: 'withdraw',
      });
      await merchant.has({ kind: 'answer', path: PAYMENTS, value: { items: [], total: 0 } });
      await kinds.getByRole('radio', { name: t('member.bonus'), exact: true }).check();
      await expect(main.getByText(t('member.historyNoBonus'))).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    });
  });
