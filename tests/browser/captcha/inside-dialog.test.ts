import { ROUTES } from '@/lib/shared/routes';
import { closeCaptcha, puzzleOf, solveCaptcha, submitForCaptcha } from '../support/captcha';
import { expect, test } from '../support/test';
import { showsCaptcha } from './setting';

/** Opens a modal dialog of the page: what is outside of it cannot be touched. */
function openDialog(): void {
  const dialog = document.createElement('dialog');
  dialog.append(Object.assign(document.createElement('p'), { textContent: 'A dialog of the page' }));
  document.body.append(dialog);
  dialog.showModal();
}

/** As a form in a modal dialog would. */
const submitForm = () => document.querySelector<HTMLFormElement>('main form')?.requestSubmit();

test('a check required inside a modal dialog stands in it; Escape closes the check alone, and the next one can be solved there (A18)', async ({
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
  await page.evaluate(openDialog);
  const dialog = page.locator('dialog[open]').filter({ hasText: 'A dialog of the page' });
  const submit = () => page.evaluate(submitForm);
  await submit();
  await closeCaptcha(page);
  const notice = page.getByRole('alertdialog');
  await expect(notice).toContainText(t('errors.verify_first'));
  await expect(dialog).toHaveCount(1);
  await notice.getByRole('button').first().click();
  await expect(notice).toHaveCount(0);
  await submitForCaptcha(page, submit);
  await expect(dialog.locator(puzzleOf(page))).toBeVisible();
  await solveCaptcha(page);
  await expect(page).toHaveURL(merchant.url(ROUTES.home));
});
