import { ROUTES } from '@/lib/shared/routes';
import { signInOf } from '../support/people';
import { expect } from '../support/test';
import { test } from '../support/test-secure';

test('over https, a member stays one after a reload and in a new tab, has their own pages, and is a visitor after a log-out (A1, B2, SEC-49)', async ({
  page,
  context,
  member,
  merchant,
  complaints,
  t,
}) => {
  // The sandbox has its pictures on http.
  complaints.expect(/img-src/);
  await member.comesIn('lan');
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['__Host-mc', '__Host-mc_hint']));
  const chip = { name: `${t('auth.account')}: lan` };
  await page.reload();
  await expect(page.getByRole('link', chip)).toBeVisible();
  const tab = await context.newPage();
  await tab.goto(merchant.url(ROUTES.home));
  await expect(tab.getByRole('link', chip)).toBeVisible();
  await tab.close();
  await page.goto(merchant.url(ROUTES.member));
  await expect(page.getByRole('main').getByText('lan', { exact: true })).toBeVisible();
  await member.signOut();
  await expect(signInOf(page, t)).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('__Host-mc_hint');
});
