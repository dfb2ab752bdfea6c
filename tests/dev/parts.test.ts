// The component workbench of `npm run dev`: every section renders, the console is clean (the fixture), and axe finds nothing.
import type { Page } from 'playwright/test';
import { axeOf, brokenIn } from '@/tests/browser/support/axe';
import { expect, test } from './support/test';

const PATH = '/m/workbench';
const SECTIONS = 'actions fields signs states rows games offers members notices dialogs prompts'.split(' ');

/** Parts repeat there with the landmarks and headings of their own pages: these two rules are about whole pages. */
const PAGE_RULES = ['landmark-unique', 'heading-order'];

const sectionsOf = (page: Page) =>
  page
    .locator('section[data-section]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-section')));

/** Dark, and read from right to left. */
const BRAND = 'noor';

test.describe('a brand that is read from right to left', () => {
  test.use({ locale: 'ur', reducedMotion: 'reduce' });
  test.beforeEach(async ({ context, dev }) => {
    const url = `http://${BRAND}.localhost:${dev.port}`;
    const message = { mc_age: '1', mc_consent: 'no' };
    await context.addCookies(Object.entries(message).map(([name, value]) => ({ name, value, url })));
  });

  test('the workbench shows every section, fits the screen and passes axe', async ({ page, opens }) => {
    test.setTimeout(240_000);
    await opens(BRAND, PATH);
    await expect(page.locator('[data-ready]')).toBeAttached({ timeout: 60_000 });
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect(await sectionsOf(page)).toEqual(SECTIONS);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await brokenIn(axeOf(page).disableRules(PAGE_RULES))).toEqual([]);
  });
});

test('the address decides direction, text size and section; a dialog opens over the page by hand', async ({
  page,
  opens,
}) => {
  test.setTimeout(240_000);
  await opens('aurora', `${PATH}?dir=rtl&size=200&only=notices`);
  await expect(page.locator('[data-ready]')).toBeAttached({ timeout: 60_000 });
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  expect(await sectionsOf(page)).toEqual(['notices']);
  await page.getByRole('button', { name: 'Open Modal: default' }).click();
  await expect(page.locator('dialog:modal')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog:modal')).toHaveCount(0);
});
