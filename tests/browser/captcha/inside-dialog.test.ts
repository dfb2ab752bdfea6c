import { ROUTES } from '@/lib/shared/routes';
import { closeCaptcha, puzzleOf, solveCaptcha } from '../support/captcha';
import { expect, test } from '../support/test';
import { showsCaptcha } from './setting';

/** As a form in a modal dialog of the page would: what is outside of the dialog cannot be touched. */
function submitUnderDialog(): void {
  const dialog = document.createElement('dialog');
  dialog.append(Object.assign(document.createElement('p'), { textContent: 'A dialog of the page' }));
  document.body.append(dialog);
  dialog.showModal();
  document.querySelector<HTMLFormElement>('main form')?.requestSubmit();
}

test('a check required inside a modal dialog can be reached and solved there (A18)', async ({
  page,
  member,
  visitor,
  merchant,
  site,
}) => {
  await showsCaptcha(site, merchant);
  await visitor.opens(ROUTES.login);
  await member.fill('lan', 'Passw0rd!');
  await page.evaluate(submitUnderDialog);
  await expect(page.locator('dialog[open]').locator(puzzleOf(page))).toBeVisible();
  await solveCaptcha(page);
  await expect(page).toHaveURL(merchant.url(ROUTES.home));
});

test('Escape closes the check and leaves the dialog under it open (A18)', async ({
  page,
  member,
  visitor,
  merchant,
  site,
  t,
}) => {
  await showsCaptcha(site, merchant);
  await visitor.opens(ROUTES.login);
  await member.fill('lan', 'Passw0rd!');
  await page.evaluate(submitUnderDialog);
  await closeCaptcha(page);
  await expect(page.getByRole('alertdialog')).toContainText(t('errors.verify_first'));
  await expect(page.locator('dialog[open]').filter({ hasText: 'A dialog of the page' })).toHaveCount(1);
});
