import type { Page } from 'playwright/test';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { PASSWORD } from '../support/people';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';
import type { Translate } from '../support/texts';

const LOGIN_CALL = '/wps/session/login';

const boxOf = (page: Page, t: Translate) => page.getByRole('checkbox', { name: t('remember.keep') });
const signInLink = (page: Page, t: Translate) =>
  page.getByRole('banner').getByRole('link', { name: t('shell.signIn') });
const stored = (page: Page) =>
  page.evaluate(() => ['remPass', 'sass', 'autoLogin'].map((key) => localStorage.getItem(key)));

test.describe('a brand without auto-login', () => {
  test.use({ brand: 'noor' });

  test('offers no box and remembers nothing (MOBILEAUTOLOGIN3)', async ({
    page,
    member,
    visitor,
    merchant,
  }) => {
    await visitor.opens(ROUTES.login);
    await member.fill('lan', PASSWORD);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await member.submit();
    await expect(page).toHaveURL(merchant.url(ROUTES.home));
    expect(await stored(page)).toEqual([null, null, null]);
  });
});

test('after a sign-out no one is signed in again, and the box is as the player left it (A14, ruling 14)', async ({
  page,
  context,
  member,
  visitor,
  merchant,
  t,
}) => {
  await member.signIn('lan', { at: toHref(ROUTES.login, { go: ROUTES.settings }) });
  await expect(page).toHaveURL(merchant.url(ROUTES.settings));
  expect((await stored(page))[2]).toBe('1');
  await member.signOut();
  await expect(page).toHaveURL(merchant.url(ROUTES.home));
  await expect(signInLink(page, t)).toBeVisible();
  expect(await stored(page)).toEqual([null, null, '0']);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('mck');
  await visitor.opens(ROUTES.login);
  await expect(boxOf(page, t)).toBeChecked();
  expect(await merchant.callsTo(LOGIN_CALL)).toHaveLength(1);
});

test('the provider down costs no one their record; with backUrl the login waits for the player; a record that no longer opens is removed quietly (ruling 29, RR6, E7, X3, provider-api §7)', async ({
  page,
  context,
  member,
  visitor,
  merchant,
  complaints,
  t,
}) => {
  const chip = page.getByRole('link', { name: `${t('auth.account')}: lan` });
  const countLogins = async () => (await merchant.callsTo(LOGIN_CALL)).length;
  complaints.expect(/502/);
  await member.comesIn();
  await member.staysAway();
  await merchant.has({ kind: 'status502', path: LOGIN_CALL });
  const answer = page.waitForResponse(`**${LOGIN_CALL}`);
  await visitor.opens(ROUTES.home);
  await answer;
  await expect(signInLink(page, t)).toBeVisible();
  expect((await stored(page))[0]).not.toBeNull();
  await merchant.mends();
  const before = await countLogins();
  await test.step('with backUrl, dots in place of the password', async () => {
    await visitor.opens(`${ROUTES.login}?backUrl=%2Fm%2Fgame`);
    await expect(page.getByLabel(t('auth.username'), { exact: true })).toHaveValue('lan');
    const password = page.getByLabel(t('auth.password'), { exact: true });
    await expect(password).toHaveAttribute('placeholder', t('remember.saved'));
    expect(await countLogins()).toBe(before);
    await member.submit();
    await expect(page).toHaveURL(merchant.url(ROUTES.home));
    await expect(chip).toBeVisible();
    expect(await countLogins()).toBe(before + 1);
  });
  await member.staysAway();
  await test.step('without the key of the device', async () => {
    await context.clearCookies({ name: 'mck' });
    await visitor.opens(ROUTES.home);
    await expect.poll(() => stored(page)).toEqual([null, null, '0']);
    await expect(signInLink(page, t)).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(await countLogins()).toBe(before + 1);
  });
});

for (const [what, password, isRight] of [
  ['is used once, erased, and kept in this one’s form', PASSWORD, true],
  ['that is wrong is tried once, erased, and nobody is told', 'not-the-Passw0rd', false],
] as const)
  test(`the remembered login of the site before this one ${what} (SEC-90)`, async ({
    page,
    visitor,
    merchant,
    traffic,
    t,
  }) => {
    // It stays as the older site left it until the page has loaded.
    traffic.secrets.set(password, 'remembered password');
    await visitor.opens('/favicon.ico');
    await page.evaluate((text) => {
      const record = { type: 'username', username: 'lan', merchant: 'aurora' };
      const encoded = btoa(btoa(`k3y-of-old${text}`));
      localStorage.setItem('remPass', JSON.stringify({ ...record, password: encoded }));
      localStorage.setItem('sass', 'k3y-of-old');
      localStorage.setItem('autoLogin', '1');
    }, password);
    for (const _visit of [1, 2]) {
      await visitor.opens();
      if (isRight) await expect(page.getByRole('link', { name: `${t('auth.account')}: lan` })).toBeVisible();
      else await expect(signInLink(page, t)).toBeVisible();
      // The device id, which such a login names, is made without any request.
      await expect.poll(async () => (await merchant.callsTo(LOGIN_CALL)).length).toBe(1);
      await whenPageSettled(page);
    }
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    const calls = await merchant.callsTo(LOGIN_CALL);
    expect(calls).toHaveLength(1);
    expect((await stored(page)).slice(1)).toEqual(isRight ? ['mck1', '1'] : [null, '0']);
  });
