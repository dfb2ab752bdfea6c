// The dialog that asks for a second factor.
import type { Page } from 'playwright/test';
import type { TapLimit } from '../support/entry/tap-until-sent';
import type { Translate } from '../support/texts';

export const secondFactorOf = (page: Page, t: Translate) =>
  page.getByRole('dialog', { name: t('auth.twoFactorTitle') });

/** Types a code and sends it; an authenticator's needs no change. */
export async function confirmFactor(page: Page, t: Translate, code = '123456', limit?: TapLimit) {
  const dialog = secondFactorOf(page, t);
  await dialog.getByLabel(t('auth.code'), { exact: true }).fill(code, limit);
  await dialog.getByRole('button', { name: t('auth.verify') }).click(limit);
}
