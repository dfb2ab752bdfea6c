import type { Locator, Page } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { tabTo } from '../support/input/keyboard';
import { overlayOf, signInOf, whenAlive } from '../support/people';
import { expect, test } from '../support/test';

/** Counts how often the dialog receives the focus, and records focus behind it. Runs in the page. */
function watchFocus(dialog: Element): void {
  const { dataset } = document.documentElement;
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || !dialog.checkVisibility()) return;
    if (dialog.contains(target)) dataset.inside = String(Number(dataset.inside) + 1);
    else if (target !== document.body) dataset.behind += `${target.outerHTML.slice(0, 80)} `;
  });
}

/** Presses a key so often that it leads over an end of the dialog, where the browser's own controls take a press. */
async function pressOver(page: Page, key: string): Promise<void> {
  await page.evaluate(() => {
    Object.assign(document.documentElement.dataset, { inside: '0', behind: '' });
  });
  for (let press = 0; press < 4; press += 1) await page.keyboard.press(key);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-inside', /[1-9]/);
  await expect(html).toHaveAttribute('data-behind', '');
}

/** Goes by Tab over the dialog's beginning and over its end: the page behind never has the focus (2.1.2, 2.4.3). */
async function holdsFocus(page: Page, dialog: Locator): Promise<void> {
  await dialog.evaluate(watchFocus);
  const controls = dialog.locator('a[href], button, input').filter({ visible: true });
  await controls.first().focus();
  await pressOver(page, 'Shift+Tab');
  await controls.last().focus();
  await pressOver(page, 'Tab');
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
