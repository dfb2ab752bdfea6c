import { violationsOf } from '../support/axe';
import { expect, test } from '../support/test';

test.describe('rio', () => {
  test.use({ brand: 'rio' });

  // Other states: a11y/overlays, a11y/pages, faults/status-pages.
  test('the second factor and the faults of a form break no rule of axe', async ({ page, member, t }) => {
    await member.signIn('twofa');
    const dialog = page.getByRole('dialog', { name: t('auth.twoFactorTitle') });
    await dialog.getByRole('button', { name: t('auth.verify') }).click();
    await expect(dialog.getByText(t('auth.codeRequired'))).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });
});
