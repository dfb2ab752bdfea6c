import type { Page } from 'playwright/test';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { overlayOf, PASSWORD, signInOf, whenAlive } from '../support/people';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';
import { confirmFactor, secondFactorOf } from './second-factor';

const LOGIN_CALL = '/wps/session/login';

const stored = (page: Page) =>
  page.evaluate(() => ['remPass', 'sass', 'autoLogin'].map((key) => localStorage.getItem(key)));

// That the box stays unticked over a log-in and a log-out: tests/unit/client/session-flow/sign-out-storage.test.ts.
// A provider that is down deletes no record: tests/unit/client/auth/run-auto-login.test.ts.
test('a remembered login that needs a second factor asks on the page where the player is; with backUrl the login waits for the player; a record that no longer opens is removed quietly; after a sign-out there is no auto-login, and the box keeps its state, on every page (A8, A9, A14, RR6, E7, X3, provider-api §7, ruling 14)', async ({
  page,
  context,
  member,
  visitor,
  merchant,
  t,
}) => {
  const chip = page.getByRole('link', { name: `${t('auth.account')}: lan` });
  const countLogins = async () => (await merchant.callsTo(LOGIN_CALL)).length;
  await member.signIn('lan', { at: toHref(ROUTES.login, { go: ROUTES.news }) });
  await expect(page).toHaveURL(merchant.url(ROUTES.news));
  await member.staysAway();
  await test.step('a second factor', async () => {
    await merchant.changesMember('lan', { twoFactor: { ga: true } });
    await visitor.opens(`${ROUTES.news}?kw=a`);
    await confirmFactor(page, t);
    await expect(chip).toBeVisible();
    await expect(page).toHaveURL(merchant.url(`${ROUTES.news}?kw=a`));
    await expect(secondFactorOf(page, t)).toBeHidden();
    await merchant.changesMember('lan', { twoFactor: null });
  });
  await member.staysAway();
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
    await visitor.opens(ROUTES.news);
    await expect.poll(() => stored(page)).toEqual([null, null, '0']);
    await expect(signInOf(page, t)).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(await countLogins()).toBe(before + 1);
  });

  const box = page.getByRole('checkbox', { name: t('remember.keep') });
  await member.signIn('lan', { at: toHref(ROUTES.login, { go: ROUTES.settings }) });
  await expect(page).toHaveURL(merchant.url(ROUTES.settings));
  expect((await stored(page))[2]).toBe('1');
  await member.signOut();
  await expect(page).toHaveURL(merchant.url(ROUTES.home));
  await expect(signInOf(page, t)).toBeVisible();
  expect(await stored(page)).toEqual([null, null, '0']);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('mck');
  await whenAlive(page);
  await signInOf(page, t).click();
  await expect(overlayOf(page).locator(box)).toBeChecked();
  await box.uncheck();
  await visitor.opens(ROUTES.login);
  await whenAlive(page);
  await expect(box).not.toBeChecked();
  expect(await countLogins()).toBe(before + 2);
});

// One that is refused: tests/unit/client/auth/remember/legacy-login.test.ts.
test('the remembered login of the site before this one is used once, erased, and kept in this one’s form (SEC-90)', async ({
  page,
  visitor,
  merchant,
  traffic,
  t,
}) => {
  // It stays as the older site left it until the page has loaded.
  traffic.secrets.set(PASSWORD, 'remembered password');
  await visitor.opens('/favicon.ico');
  await page.evaluate((text) => {
    const record = { type: 'username', username: 'lan', merchant: 'aurora' };
    const encoded = btoa(btoa(`k3y-of-old${text}`));
    localStorage.setItem('remPass', JSON.stringify({ ...record, password: encoded }));
    localStorage.setItem('sass', 'k3y-of-old');
    localStorage.setItem('autoLogin', '1');
  }, PASSWORD);
  for (const _visit of [1, 2]) {
    await visitor.opens(ROUTES.news);
    await expect(page.getByRole('link', { name: `${t('auth.account')}: lan` })).toBeVisible();
    // The device id, which such a login names, is made without any request.
    await expect.poll(async () => (await merchant.callsTo(LOGIN_CALL)).length).toBe(1);
    await whenPageSettled(page);
  }
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(await merchant.callsTo(LOGIN_CALL)).toHaveLength(1);
  expect((await stored(page)).slice(1)).toEqual(['mck1', '1']);
});
