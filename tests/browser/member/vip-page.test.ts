import { ROUTES } from '@/lib/shared/routes';
import { violationsOf } from '../support/axe';
import { expect, test } from '../support/test';

test('a member finds every level from the club card, with conditions, benefits, the current level, and the conditions that are met and open (B20)', async ({
  page,
  member,
  merchant,
  t,
}) => {
  await member.isAt(ROUTES.member);
  await page
    .getByRole('region', { name: t('vip.title') })
    .getByRole('link', { name: t('vip.levels') })
    .click();
  await expect(page).toHaveURL(merchant.url(ROUTES.vip));
  const levels = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(levels).toHaveText(['Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond']);
  const main = page.getByRole('main');
  await expect(main.getByText(t('vip.yours'), { exact: true })).toHaveCount(1);
  await expect(main.getByText(t('vip.reached'), { exact: true })).toHaveCount(2);
  await expect(main.getByText(t('vip.left', { count: 3 }))).toBeVisible();
  await expect(main.getByRole('progressbar', { name: t('vip.progress') })).toHaveJSProperty('value', 0.4);
  await expect(main.getByText('Weekly cashback')).toHaveCount(5);
  await expect(main.getByText('10,000,000', { exact: true })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test.describe('a guest of noor', () => {
  test.use({ brand: 'noor' });

  test('reads the levels, and sees no level of their own (B20)', async ({ page, visitor, t }) => {
    await visitor.opens(ROUTES.vip);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(5);
    await expect(page.getByText(t('vip.yours'), { exact: true })).toHaveCount(0);
    expect(await violationsOf(page)).toEqual([]);
  });
});
