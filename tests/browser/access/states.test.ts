import { ROUTES } from '@/lib/shared/routes';
import { violationsOf } from '../support/axe';
import { expect, test } from '../support/test';

test.describe('rio', () => {
  test.use({ brand: 'rio' });

  test('the change of the password breaks no rule of axe', async ({ page, member }) => {
    await member.isAt(ROUTES.changePassword);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });

  test('the sheet of languages and an open notice break no rule of axe', async ({
    page,
    member,
    visitor,
    t,
  }) => {
    await visitor.opens();
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('language.title') })
      .click();
    await expect(page.getByRole('dialog', { name: t('language.title') })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await member.signIn('lan', { password: 'wrong' });
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });

  test('the second factor and the faults of a form break no rule of axe', async ({ page, member, t }) => {
    await member.signIn('twofa');
    const dialog = page.getByRole('dialog', { name: t('auth.twoFactorTitle') });
    await dialog.getByRole('button', { name: t('auth.verify') }).click();
    await expect(dialog.getByText(t('auth.codeRequired'))).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });

  test('the maintenance page breaks no rule of axe', async ({ page, visitor, merchant, complaints }) => {
    complaints.expect(/status of 503/);
    await merchant.inMaintenance('2031-05-06T07:30:00Z');
    await visitor.opens();
    expect(await violationsOf(page)).toEqual([]);
  });

  test('the restricted page breaks no rule of axe', async ({ page, visitor, merchant, complaints }) => {
    complaints.expect(/status of 451/);
    await merchant.restrictsRegion('203.0.113.77');
    await visitor.opens();
    expect(await violationsOf(page)).toEqual([]);
  });

  test('the page of a missing address and of a lost domain break no rule of axe', async ({
    page,
    visitor,
    merchant,
    site,
    complaints,
  }) => {
    complaints.expect(/status of (404|421)/);
    await visitor.opens('/m/nowhere');
    expect(await violationsOf(page)).toEqual([]);
    await page.goto(`http://nobody.localhost:${site.port}${ROUTES.home}`);
    await expect(page.getByText(merchant.name)).toHaveCount(0);
    expect(await violationsOf(page)).toEqual([]);
  });
});
