import type { Page } from 'playwright/test';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { violationsOf } from '../support/axe';
import { type TapLimit, tapUntilSent } from '../support/entry/tap-until-sent';
import { expect, test } from '../support/test';
import type { Translate } from '../support/texts';

const LOGIN = '/wps/session/login';
const VERIFICATION = '/wps/session/login/verification';

const dialogOf = (page: Page, t: Translate) => page.getByRole('dialog', { name: t('auth.twoFactorTitle') });

async function confirm(page: Page, t: Translate, code: string, limit?: TapLimit) {
  const dialog = dialogOf(page, t);
  await dialog.getByLabel(t('auth.code'), { exact: true }).fill(code, limit);
  await dialog.getByRole('button', { name: t('auth.verify') }).click(limit);
}

test.beforeEach(async ({ member, page, t }) => {
  await member.signIn('twofa', { at: toHref(ROUTES.login, { go: ROUTES.game }) });
  await expect(dialogOf(page, t)).toBeVisible();
});

test('a code by e-mail is sent once, can be sent again after a minute, and finishes the login (S11, A9, B11)', async ({
  page,
  merchant,
  t,
}) => {
  const dialog = dialogOf(page, t);
  await dialog.getByRole('radio', { name: t('auth.method_email') }).check();
  await dialog.getByRole('button', { name: t('auth.sendCode') }).click();
  await expect(dialog.getByText(t('auth.codeSent'))).toBeVisible();
  const again = dialog.getByRole('button', { name: /60|5\d/ });
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  const code = await merchant.lastCode();
  expect(code).toMatch(/^\d{6}$/);
  await confirm(page, t, code);
  await expect(page).toHaveURL(merchant.url(ROUTES.game));
});

test.describe('rio', () => {
  test.use({ brand: 'rio' });

  test('the dialog can be left, and the focus returns to the form; what cannot be a code is not sent, a wrong one is refused in place, and an authenticator’s opens what the player wanted; axe finds nothing (S11, A9, B11)', async ({
    page,
    member,
    merchant,
    t,
  }) => {
    const dialog = dialogOf(page, t);
    await expect(dialog.getByRole('radio')).toHaveCount(3);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button', { name: t('auth.submit') })).toBeFocused();
    await tapUntilSent(page, LOGIN, member.submit);
    await expect(dialog).toBeVisible();
    await confirm(page, t, '12');
    await expect(dialog.getByText(t('auth.codeRequired'))).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await expect(dialog.getByLabel(t('auth.code'), { exact: true })).toHaveAttribute(
      'autocomplete',
      'one-time-code',
    );
    expect(await merchant.callsTo(VERIFICATION)).toEqual([]);
    await confirm(page, t, '000000');
    await expect(dialog.getByText(t('errors.codeRefused'))).toBeVisible();
    await expect(page).toHaveURL(/\/m\/login/);
    await tapUntilSent(page, VERIFICATION, (limit) => confirm(page, t, '123 456', limit));
    await expect(page).toHaveURL(merchant.url(ROUTES.game));
    await expect(page.getByRole('link', { name: `${t('auth.account')}: twofa` })).toBeVisible();
  });
});
