// The steps of a player who takes a break.
import { expect, type Page } from 'playwright/test';
import { whenAlive } from '../support/people';
import type { Translate } from '../support/texts';

/** Takes a break of this many minutes on the page about safer play. */
export async function takesBreak(page: Page, t: Translate, minutes: number): Promise<void> {
  await whenAlive(page);
  await page.getByRole('main').locator(`input[name=minutes][value="${minutes}"]`).check();
  await page
    .getByRole('main')
    .getByRole('button', { name: t('safetyPage.next') })
    .click();
  const confirm = page.getByRole('dialog');
  // Accessibility of the question: a11y/overlays.test.ts.
  await expect(confirm).toContainText(t('safetyPage.noEnd'));
  await confirm.getByRole('button', { name: t('safetyPage.start') }).click();
  await expect(confirm).toHaveCount(0);
}
