import type { Page } from 'playwright/test';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { touch } from '../support/input/touch';
import { whenAlive } from '../support/people';
import { playerAt } from '../support/player';
import { expect, test } from '../support/test';
import { NO_TRACKING, wantNoTracking } from './no-tracking';

const CLICK = 'IwAR-aB_0.~+%2B';

const fbclidOf = (address: string) => new URL(address).searchParams.get('fbclid');

/** Waits until the part that carries has come: it completes the link on the way down to it. */
async function whenCarried(page: Page): Promise<void> {
  await whenAlive(page);
  await page.waitForFunction(() => {
    const link = document.querySelector('header a[href]');
    link?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    return link?.getAttribute('href')?.includes('fbclid');
  });
}

for (const [brand, consent] of [
  ['noor', 'unasked'],
  ['rio', 'yes'],
] as const)
  test.describe(`${brand}, ${consent}`, () => {
    test.use({ brand, consent, extraHTTPHeaders: consent === 'yes' ? {} : NO_TRACKING });
    test.beforeEach(async ({ page }) => {
      if (consent !== 'yes') await page.addInitScript(wantNoTracking);
    });

    test('a page without a query carries on what is stored: by link, new tab, search and language (RR12)', async ({
      page,
      context,
      merchant,
      t,
    }) => {
      await page.goto(merchant.url(toHref(ROUTES.news, { fbclid: CLICK })));
      await expect
        .poll(() => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])))
        .toContain('IwAR');
      await page.goto(merchant.url(ROUTES.home));
      await whenCarried(page);
      const tabs = page.getByRole('navigation', { name: t('tab.name'), exact: true });
      const games = tabs.getByRole('link', { name: t('tab.games'), exact: true });
      const opened = context.waitForEvent('page');
      await games.click({ modifiers: ['ControlOrMeta'] });
      const tab = await opened;
      // A new tab is reported before it has its address.
      await expect(tab).toHaveURL(/\/m\/game\?/);
      expect(fbclidOf(tab.url())).toBe(CLICK);
      await tab.close();
      await playerAt({ page, merchant, t, hand: touch }).searches();
      expect(fbclidOf(page.url())).toBe(CLICK);
      await page.goto(merchant.url(ROUTES.activity));
      await whenCarried(page);
      await games.tap();
      await expect(page).toHaveURL(/\/m\/game\?/);
      expect(fbclidOf(page.url())).toBe(CLICK);
      await page.goto(merchant.url(ROUTES.news));
      await whenCarried(page);
      const name = t('language.title');
      await page.getByRole('banner').getByRole('button', { name }).tap();
      await page.getByRole('dialog', { name }).locator('a[data-lang]').last().tap();
      await expect(page).toHaveURL(/lang=/);
      expect(fbclidOf(page.url())).toBe(CLICK);
    });
  });
