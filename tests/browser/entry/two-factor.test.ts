import type { Page } from 'playwright/test';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { expect, test } from '../support/test';
import type { Say } from '../support/texts';

const dialogOf = (page: Page, say: Say) => page.getByRole('dialog', { name: say('auth.twoFactorTitle') });

async function confirm(page: Page, say: Say, code: string) {
  const dialog = dialogOf(page, say);
  await dialog.getByLabel(say('auth.code'), { exact: true }).fill(code);
  await dialog.getByRole('button', { name: say('auth.verify') }).click();
}

test.beforeEach(async ({ member, page, say }) => {
  await member.signIn('twofa', { at: toHref(ROUTES.login, { go: ROUTES.game }) });
  await expect(dialogOf(page, say)).toBeVisible();
});

test.describe('noor', () => {
  test.use({ brand: 'noor' });

  test('an authenticator code finishes the login and the player goes where they wanted (S11, A9)', async ({
    page,
    merchant,
    say,
  }) => {
    await expect(dialogOf(page, say).getByRole('radio')).toHaveCount(3);
    await confirm(page, say, '123 456');
    await expect(page).toHaveURL(merchant.url(ROUTES.game));
    await expect(page.getByRole('link', { name: `${say('auth.account')}: twofa` })).toBeVisible();
  });

  test('a code by e-mail is sent once, can be sent again after a minute, and finishes the login (S11, A9, B11)', async ({
    page,
    merchant,
    say,
  }) => {
    const dialog = dialogOf(page, say);
    await dialog.getByRole('radio', { name: say('auth.method_email') }).check();
    await dialog.getByRole('button', { name: say('auth.sendCode') }).click();
    await expect(dialog.getByText(say('auth.codeSent'))).toBeVisible();
    const again = dialog.getByRole('button', { name: /60|5\d/ });
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    const code = await merchant.lastCode();
    expect(code).toMatch(/^\d{6}$/);
    await confirm(page, say, code);
    await expect(page).toHaveURL(merchant.url(ROUTES.game));
  });
});

test('a wrong code is refused in place, and the right one is still welcome (S11)', async ({
  page,
  merchant,
  say,
}) => {
  await confirm(page, say, '000000');
  const dialog = dialogOf(page, say);
  await expect(dialog.getByText('The code is wrong or no longer valid.')).toBeVisible();
  await expect(page).toHaveURL(/\/m\/login/);
  await expect(async () => {
    await confirm(page, say, '123456');
    await expect(page).toHaveURL(merchant.url(ROUTES.game), { timeout: 8000 });
  }).toPass();
});

test('what cannot be a code is not sent, and the field takes a code from the keyboard (B11)', async ({
  page,
  merchant,
  say,
}) => {
  await confirm(page, say, '12');
  const dialog = dialogOf(page, say);
  await expect(dialog.getByText(say('auth.codeRequired'))).toBeVisible();
  await expect(dialog.getByLabel(say('auth.code'), { exact: true })).toHaveAttribute(
    'autocomplete',
    'one-time-code',
  );
  expect(await merchant.callsTo('/wps/session/login/verification')).toEqual([]);
});

test('the dialog can be left, and the focus returns to the form (S11)', async ({ page, say }) => {
  await page.keyboard.press('Escape');
  await expect(dialogOf(page, say)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', { name: say('auth.submit') })).toBeFocused();
});
