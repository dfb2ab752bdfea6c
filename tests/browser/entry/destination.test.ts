import { ROUTES, toHref } from '@/lib/shared/routes';
import { newcomerAt } from '../support/entry/newcomer';
import { touch } from '../support/input/touch';
import { whenAlive } from '../support/people';
import { expect, test } from '../support/test';

test.describe('noor', () => {
  test.use({ brand: 'noor' });

  test('a protected page leads to the login and opens afterwards (RR1)', async ({
    page,
    visitor,
    member,
    merchant,
    t,
  }) => {
    await visitor.opens(ROUTES.member);
    await expect(page).toHaveURL(merchant.url(toHref(ROUTES.login, { go: ROUTES.member })));
    await member.fill('lan', 'Passw0rd!');
    await member.submit();
    await expect(page).toHaveURL(merchant.url(ROUTES.member));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('member.title'));
  });
});

test.describe('lotus', () => {
  test.use({ brand: 'lotus' });

  test('a game’s page leads through the login into the game, and from there back (RR1, RR5)', async ({
    page,
    visitor,
    member,
    t,
  }) => {
    await visitor.opens(ROUTES.game);
    await page.getByRole('main').locator('a[href*="game="]').first().click();
    await expect(page).toHaveURL(/game=/);
    const { pathname, search } = new URL(page.url());
    await page.getByRole('link', { name: t('game.signInToPlay') }).click();
    await member.fill('lan', 'Passw0rd!');
    await member.submit();
    await expect(page).toHaveURL((url) => url.pathname === ROUTES.launchGame);
    expect(new URL(page.url()).searchParams.get('backUrl')).toBe(`${pathname}${search}`);
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('a newcomer who looks around before registering still lands where they were going (RR4)', async ({
  page,
  merchant,
  t,
}) => {
  const newcomer = newcomerAt({ page, merchant, t, hand: touch });
  await newcomer.opens(toHref(ROUTES.login, { go: ROUTES.game }));
  await page
    .getByRole('navigation', { name: t('tab.name') })
    .getByRole('link', { name: t('tab.promotions') })
    .click();
  await expect(page).toHaveURL(merchant.url(ROUTES.activity));
  await newcomer.opens(ROUTES.register);
  await newcomer.writesName('looksaround');
  await newcomer.writesPassword('Newcomer-2026');
  await newcomer.button('register.submit').tap();
  await expect(page).toHaveURL(merchant.url(ROUTES.game));
  expect(await page.evaluate(() => sessionStorage.getItem('mc_go'))).toBeNull();
});

// tests/unit/shared/auth/after-login-href holds the whole table.
test('a log-in whose go names another site ends on the home page, whatever was wanted before, and forgets that (RR4, RR5, SEC-69)', async ({
  page,
  visitor,
  member,
  merchant,
}) => {
  await visitor.opens(toHref(ROUTES.login, { go: ROUTES.game }));
  await whenAlive(page);
  await member.signIn('lan', { at: toHref(ROUTES.login, { go: '//evil.example/' }) });
  await expect(page).toHaveURL(merchant.url(ROUTES.home));
  expect(await page.evaluate(() => sessionStorage.getItem('mc_go'))).toBeNull();
});

test('a member on the login page is offered to continue, not asked to log in again; carried parameters reach the destination, others do not (R4, RR12)', async ({
  page,
  member,
  merchant,
  t,
}) => {
  await member.isAt(toHref(ROUTES.login, { go: ROUTES.game, r: 'FRIEND7', other: '1' }));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('auth.signedInAs', { name: 'lan' }));
  await expect(main.getByText(t('auth.lead', { name: merchant.name }))).toBeHidden();
  await expect(main.locator('[data-for="visitor"]').filter({ visible: true })).toHaveCount(0);
  await expect(main.getByRole('link', { name: t('register.toRegister') })).toBeHidden();
  await page.getByRole('button', { name: t('auth.carryOn') }).click();
  await expect(page).toHaveURL(merchant.url(toHref(ROUTES.game, { r: 'FRIEND7' })));
});
