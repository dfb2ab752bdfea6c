import type { Locator } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { entryOf, refusalOf, signInOf, whenAlive } from '../support/people';
import { expect, test } from '../support/test';

/** A field with an error message and the focus (3.3.1, 4.1.2). */
async function showsItsFault(field: Locator, fault: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(fault));
  await expect(field).toBeFocused();
}

/** Attributes of the fields for browsers and password managers. */
const tokensOf = (form: Locator) =>
  form
    .locator('form :is(input:not([type=hidden], [type=radio], [type=checkbox]), select):visible')
    .evaluateAll((all) => all.map((node) => node.getAttribute('autocomplete')));

test('errors of a registration are tied to their fields, the first of which gets the focus; the fields have attributes for browsers and password managers; what is wrong in a login is tied to its field, and nothing is sent; a password may be pasted, shown and hidden; screen readers announce a pending login, a refusal and the number of games (WCAG 1.3.5, 3.3.1, 3.3.3, 3.3.8, 4.1.2, 4.1.3, A5)', async ({
  page,
  context,
  visitor,
  merchant,
  t,
}) => {
  const main = page.getByRole('main');
  await visitor.opens(ROUTES.register);
  await whenAlive(page);
  await main.getByRole('button', { name: t('register.submit'), exact: true }).click();
  await expect(main.locator('[aria-invalid=true]').first()).toBeFocused();
  await expect(main.locator('[aria-invalid=true]').first()).toHaveAccessibleDescription(/\S/);
  expect(await tokensOf(main)).toEqual(['username', 'new-password']);
  await page.getByRole('radio', { name: t('register.way_mobile') }).click();
  await expect(page.locator('main input[name=mobile]')).toBeVisible();
  expect(await tokensOf(main)).toEqual(
    expect.arrayContaining(['tel-country-code', 'tel-national', 'one-time-code']),
  );

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
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
  const submit = entry.getByRole('button', { name: t('auth.submit'), exact: true });
  const name = entry.getByLabel(t('auth.username'), { exact: true });
  const password = entry.getByLabel(t('auth.password'), { exact: true });
  await submit.click();
  await showsItsFault(name, t('auth.usernameRequired'));
  await expect(entry.getByText(t('auth.passwordRequired'))).toBeVisible();
  expect(await merchant.callsTo('/wps/session/login')).toEqual([]);
  expect(await tokensOf(entry)).toEqual(['username', 'current-password']);
  await page.evaluate(() => navigator.clipboard.writeText('a long and pasted secret'));
  await password.focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(password).toHaveValue('a long and pasted secret');
  await entry.getByRole('button', { name: t('auth.showPassword') }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await entry.getByRole('button', { name: t('auth.hidePassword') }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await name.fill('lan');
  await password.fill('wrong');
  await submit.click();
  await expect(entry.locator('button[type=submit] [aria-live=polite]')).toHaveText(t('auth.submitting'));
  release();
  await expect(refusalOf(page)).toBeVisible();
  await expect(name).toHaveValue('lan');
});
