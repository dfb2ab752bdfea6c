import { ROUTES } from '@/lib/shared/routes';
import { closeCaptcha, countVendorNodes, puzzleOf, solveCaptcha, submitForCaptcha } from '../support/captcha';
import { overlayOf, PASSWORD, signInOf, whenAlive } from '../support/people';
import { expect, test } from '../support/test';
import { showsCaptcha } from './setting';

/** Opens a modal dialog of the page, which blocks everything outside. */
function openDialog(): void {
  const dialog = document.createElement('dialog');
  dialog.append(Object.assign(document.createElement('p'), { textContent: 'A dialog of the page' }));
  document.body.append(dialog);
  dialog.showModal();
}

/** As a form in a modal dialog would. */
const submitForm = () => document.querySelector<HTMLFormElement>('dialog[data-entry] form')?.requestSubmit();

test('going back while the puzzle is shown takes it away; a check required inside a modal dialog stands in it; Escape closes the check alone, and the next one can be solved there (A18)', async ({
  page,
  member,
  visitor,
  merchant,
  site,
  t,
}) => {
  await showsCaptcha(site, merchant);
  await visitor.opens(ROUTES.news);
  await whenAlive(page);
  await signInOf(page, t).click();
  await expect(overlayOf(page)).toBeVisible();
  await member.fill('lan', PASSWORD);
  await member.submit();
  await expect(puzzleOf(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(merchant.url(ROUTES.news));
  await expect(puzzleOf(page)).toBeHidden();
  await expect.poll(() => countVendorNodes(page)).toBe(0);
  // The form has closed, and no notice opens over the previous page.
  const notice = page.getByRole('alertdialog');
  await expect(notice).toHaveCount(0);

  await signInOf(page, t).click();
  await expect(overlayOf(page)).toBeVisible();
  await member.fill('lan', PASSWORD);
  await page.evaluate(openDialog);
  const dialog = page.locator('dialog[open]').filter({ hasText: 'A dialog of the page' });
  const submit = () => page.evaluate(submitForm);
  await submitForCaptcha(page, submit);
  await closeCaptcha(page);
  await expect(notice).toContainText(t('errors.verify_first'));
  await expect(dialog).toHaveCount(1);
  await notice.getByRole('button').first().click();
  await expect(notice).toHaveCount(0);
  await submitForCaptcha(page, submit);
  await expect(dialog.locator(puzzleOf(page))).toBeVisible();
  await solveCaptcha(page);
  await expect(page.locator('html')).toHaveAttribute('data-session', '1');
  await expect(page).toHaveURL(merchant.url(ROUTES.news));
});
