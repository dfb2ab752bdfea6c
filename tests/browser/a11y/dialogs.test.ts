import type { Locator, Page } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { tabTo } from '../support/input/keyboard';
import { overlayOf, signInOf, whenAlive } from '../support/people';
import { expect, test } from '../support/test';

/** Presses Tab through a dialog and back: the page behind never has the focus (2.1.2, 2.4.3). */
async function holdsFocus(page: Page, dialog: Locator): Promise<void> {
  const isElsewhere = () =>
    dialog.evaluate(
      (node) => document.activeElement !== document.body && !node.contains(document.activeElement),
    );
  for (const key of ['Tab', 'Shift+Tab'])
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press(key);
      expect(await isElsewhere()).toBe(false);
    }
}

test.describe('by keyboard alone', () => {
  test('the sheet of languages takes the focus, holds it, closes by Escape, and gives it back; Enter changes the language (WCAG 2.1.1, 2.1.2, 2.4.3, I4)', async ({
    page,
    visitor,
    t,
  }) => {
    await visitor.opens();
    await whenAlive(page);
    const opener = page.getByRole('banner').getByRole('button', { name: t('language.title') });
    await tabTo(opener);
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: t('language.title') });
    await expect(sheet).toBeVisible();
    await expect(sheet.locator(':focus')).toHaveCount(1);
    await holdsFocus(page, sheet);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(sheet.locator('a[data-lang="VI"]'));
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', /^vi/);
  });

  test('the login over a page takes the focus, holds it, and gives it back (WCAG 2.1.2, 2.4.3, R4)', async ({
    page,
    visitor,
    t,
  }) => {
    await visitor.opens(ROUTES.activity);
    await whenAlive(page);
    const opener = signInOf(page, t);
    await tabTo(opener);
    await page.keyboard.press('Enter');
    const entry = overlayOf(page);
    await expect(entry.locator(':focus')).toHaveCount(1);
    await holdsFocus(page, entry);
    await page.keyboard.press('Escape');
    await expect(entry).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test('a break is chosen with arrow keys and confirmed in a dialog that returns the focus (WCAG 2.1.1, 2.4.3, B5)', async ({
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
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await holdsFocus(page, dialog);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(next).toBeFocused();
  });
});
