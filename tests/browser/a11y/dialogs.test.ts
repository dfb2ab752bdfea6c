import type { Locator, Page } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { tabTo } from '../support/input/keyboard';
import { overlayOf, signInOf, whenAlive } from '../support/people';
import { expect, test } from '../support/test';

/** Notes whether the focus ever leaves the dialog for the page behind it. Runs in the page. */
function watchFocus(dialog: Element): void {
  document.documentElement.dataset.behind = '';
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target !== document.body && !dialog.contains(target))
      document.documentElement.dataset.behind += `${target.outerHTML.slice(0, 80)} `;
  });
}

/** Presses Tab over the dialog's beginning and over its end: the page behind never has the focus (2.1.2, 2.4.3). */
async function holdsFocus(page: Page, dialog: Locator): Promise<void> {
  await dialog.evaluate(watchFocus);
  const controls = dialog.locator('a[href], button, input').filter({ visible: true });
  await controls.first().focus();
  // The browser's own controls take a press at each end.
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Shift+Tab');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await controls.last().focus();
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Tab');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('data-behind', '');
}

/** Opens a dialog by Enter, sees that it has and holds the focus, and leaves it by Escape; the focus is back then. */
async function passesThrough(page: Page, opener: Locator, dialog: Locator): Promise<void> {
  await tabTo(opener);
  await page.keyboard.press('Enter');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await holdsFocus(page, dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

test('by keyboard alone the login, a break’s confirmation and the sheet of languages take the focus, hold it, close by Escape and give it back; arrow keys choose a break, Enter changes the language (WCAG 2.1.1, 2.1.2, 2.4.3, B5, I4, R4)', async ({
  page,
  visitor,
  t,
}) => {
  await visitor.opens(ROUTES.safety);
  await whenAlive(page);
  const main = page.getByRole('main');
  await tabTo(main.getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  await expect(main.getByRole('radio').nth(1)).toBeChecked();
  const next = main.getByRole('button', { name: t('safetyPage.next') });
  await page.keyboard.press('Tab');
  await expect(next).toBeFocused();
  await passesThrough(page, next, page.getByRole('dialog'));
  await passesThrough(page, signInOf(page, t), overlayOf(page));
  const languages = page.getByRole('banner').getByRole('button', { name: t('language.title') });
  const sheet = page.getByRole('dialog', { name: t('language.title') });
  await passesThrough(page, languages, sheet);
  await page.keyboard.press('Enter');
  await tabTo(sheet.locator('a[data-lang="VI"]'));
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', /^vi/);
});
