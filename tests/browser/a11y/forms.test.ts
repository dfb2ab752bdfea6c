import type { Locator } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { entryOf, refusalOf, signInOf, whenAlive } from '../support/people';
import { expect, test } from '../support/test';

/** A field that says what is wrong with it, and has the focus (3.3.1, 4.1.2). */
async function showsItsFault(field: Locator, fault: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(fault));
  await expect(field).toBeFocused();
}

test('what is wrong is tied to its field, which takes the focus, and nothing is sent; browsers and password managers know the fields; a password may be pasted, shown and hidden (WCAG 1.3.5, 3.3.1, 3.3.3, 3.3.8, 4.1.2, A5)', async ({
  page,
  context,
  visitor,
  merchant,
  t,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const main = page.getByRole('main');
  const tokens = () =>
    page
      .locator('main form :is(input:not([type=hidden], [type=radio], [type=checkbox]), select):visible')
      .evaluateAll((all) => all.map((node) => node.getAttribute('autocomplete')));
  await visitor.opens(ROUTES.register);
  await whenAlive(page);
  await main.getByRole('button', { name: t('register.submit'), exact: true }).click();
  await expect(main.locator('[aria-invalid=true]').first()).toBeFocused();
  await expect(main.locator('[aria-invalid=true]').first()).toHaveAccessibleDescription(/\S/);
  expect(await tokens()).toEqual(['username', 'new-password']);
  await page.getByRole('radio', { name: t('register.way_mobile') }).click();
  await expect(page.locator('main input[name=mobile]')).toBeVisible();
  expect(await tokens()).toEqual(
    expect.arrayContaining(['tel-country-code', 'tel-national', 'one-time-code']),
  );
  await visitor.opens(ROUTES.login);
  await whenAlive(page);
  await main.getByRole('button', { name: t('auth.submit'), exact: true }).click();
  await showsItsFault(main.getByLabel(t('auth.username'), { exact: true }), t('auth.usernameRequired'));
  await expect(page.getByText(t('auth.passwordRequired'))).toBeVisible();
  expect(await merchant.callsTo('/wps/session/login')).toEqual([]);
  expect(await tokens()).toEqual(['username', 'current-password']);
  const password = page.getByLabel(t('auth.password'), { exact: true });
  await page.evaluate(() => navigator.clipboard.writeText('a long and pasted secret'));
  await password.focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(password).toHaveValue('a long and pasted secret');
  await page.getByRole('button', { name: t('auth.showPassword') }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: t('auth.hidePassword') }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await password.fill('');
});

test('screen readers announce a pending login, a refusal and the number of games (WCAG 4.1.3)', async ({
  page,
  visitor,
  t,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/wps/session/login', async (route) => {
    await released;
    await route.continue();
  });
  await visitor.opens(ROUTES.game);
  await whenAlive(page);
  await page.getByRole('searchbox').fill('peacock');
  await expect(page.getByRole('status').filter({ hasText: t('search.results', { count: 1 }) })).toBeVisible();
  await signInOf(page, t).click();
  await expect(page).toHaveURL(new RegExp(ROUTES.login));
  const entry = entryOf(page);
  await entry.getByLabel(t('auth.username'), { exact: true }).fill('lan');
  await entry.getByLabel(t('auth.password'), { exact: true }).fill('wrong');
  const live = entry.locator('button[type=submit] [aria-live=polite]');
  await entry.getByRole('button', { name: t('auth.submit'), exact: true }).click();
  await expect(live).toHaveText(t('auth.submitting'));
  release();
  await expect(refusalOf(page)).toBeVisible();
  await expect(entry.getByLabel(t('auth.username'), { exact: true })).toHaveValue('lan');
});
