import { ROUTES } from '@/lib/shared/routes';
import { questionOf, storedChoice } from '../consent/consent-prompt';
import { takesBreak } from '../safety/takes-break';
import { socialAt } from '../social/messenger';
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

test.describe('unasked', () => {
  test.use({ consent: 'unasked' });

  test('over https, a no to advertising cookies, a return from LINE and a break are known to the next page (B5, B7, A12)', async ({
    page,
    context,
    merchant,
    visitor,
    complaints,
    t,
  }) => {
    complaints.expect(/img-src/);
    await visitor.opens(ROUTES.login);
    await questionOf(page, t)
      .getByRole('button', { name: t('consent.decline'), exact: true })
      .click();
    await expect.poll(() => storedChoice(page)).toBe('no');
    const social = socialAt({ page, merchant, t });
    await social.comesByLine('Lan bound');
    await social.isIn('lan');
    await page.goto(merchant.url(ROUTES.safety));
    await takesBreak(page, t, 60);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-break', '1');
    await expect(questionOf(page, t)).toHaveCount(0);
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['__Host-mc_consent', '__Host-mc_break']));
  });
});
