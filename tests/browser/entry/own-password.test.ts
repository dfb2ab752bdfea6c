import { ROUTES, toHref } from '@/lib/shared/routes';
import { AFTER_LOGIN, PASSWORD } from '../support/people';
import { whenWhole } from '../support/screens';
import { expect, test } from '../support/test';

const NEW_PASSWORD = 'N3w-and-0wn!';

test.describe('lotus', () => {
  test.use({ brand: 'lotus' });

  test('a member changes their password of their own accord, comes back to a confirmation, and is remembered no more: a protected page leads to the login and opens afterwards; what follows a login is fetched once, and a member without rank reads of none (R6, ruling 14, RR1, A15, V1)', async ({
    page,
    context,
    member,
    visitor,
    merchant,
    t,
  }) => {
    await member.signIn('minh', { at: toHref(ROUTES.login, { go: ROUTES.settings }) });
    await expect(page).toHaveURL(merchant.url(ROUTES.settings));
    expect(await page.evaluate(() => localStorage.getItem('remPass'))).not.toBeNull();
    await page.getByRole('link', { name: t('member.changePassword') }).click();
    await expect(page).toHaveURL(merchant.url(toHref(ROUTES.changePassword, { go: ROUTES.member })));
    // A change seals the session again: a pending call with the old seal is rejected and repeated.
    await member.settles();
    for (const path of AFTER_LOGIN) expect(await merchant.callsTo(path)).toHaveLength(1);
    for (const [name, text] of [
      ['oldPassword', PASSWORD],
      ['newPassword', NEW_PASSWORD],
      ['repeat', NEW_PASSWORD],
    ] as const)
      await page.getByLabel(t(`password.${name}`), { exact: true }).fill(text);
    await page.getByRole('button', { name: t('password.submit') }).click();
    await expect(page).toHaveURL(merchant.url(ROUTES.member));
    await expect(page.getByRole('status').getByText(t('password.done'))).toBeVisible();
    await expect(page.getByRole('main').getByText('minh', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('remPass'))).toBeNull();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('mck');

    await member.staysAway();
    await visitor.opens(ROUTES.member);
    await expect(page).toHaveURL(merchant.url(toHref(ROUTES.login, { go: ROUTES.member })));
    await member.fill('minh', NEW_PASSWORD);
    await member.submit();
    await expect(page).toHaveURL(merchant.url(ROUTES.member));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('member.title'));
    expect(await page.evaluate(() => localStorage.getItem('remPass'))).not.toBeNull();
    await whenWhole(page);
    await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0);
    await expect(page.getByRole('main').getByText(t('vip.benefit'))).toHaveCount(0);
  });
});
