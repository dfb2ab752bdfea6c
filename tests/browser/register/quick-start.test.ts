import { ROUTES, toHref } from '@/lib/shared/routes';
import { newcomerAt } from '../support/entry/newcomer';
import { touch } from '../support/input/touch';
import { expect, test } from '../support/test';

const PASSWORD = 'Newcomer-2026';

test.describe('lotus', () => {
  test.use({ brand: 'lotus', permissions: ['clipboard-read', 'clipboard-write'] });

  test('a quick start ends logged in, on a screen of its own with the user name, which can be copied and logs in (A22)', async ({
    page,
    visitor,
    member,
    merchant,
    t,
  }) => {
    const newcomer = newcomerAt({ page, merchant, t, hand: touch });
    await newcomer.opens(ROUTES.register);
    await newcomer.picks('register.way_auto');
    await newcomer.writesPassword(PASSWORD);
    await newcomer.button('register.submit').tap();
    await expect(newcomer.main.getByRole('heading', { name: t('register.nameTitle') })).toBeFocused();
    await expect(page.getByRole('heading', { name: t('register.title') })).toBeHidden();
    await expect(page.getByRole('link', { name: t('register.toLogin'), exact: true })).toHaveCount(0);
    await expect(page.getByText(t('social.or'), { exact: true })).toBeHidden();
    const name = (await newcomer.main.locator('bdi').textContent()) ?? '';
    expect(name).toMatch(/^lo\d{8}$/);
    await newcomer.isGreeted(new RegExp(name));
    await newcomer.button('register.copy').tap();
    await expect(newcomer.button('register.copied')).toBeVisible();
    await newcomer.button('register.carryOn').tap();
    await expect(page).toHaveURL(merchant.url(ROUTES.home));
    await newcomer.isGreeted(new RegExp(name));
    await visitor.losesCookies();
    await member.signIn(name, { password: PASSWORD, at: toHref(ROUTES.login, { go: ROUTES.news }) });
    await expect(page).toHaveURL(merchant.url(ROUTES.news));
  });
});
