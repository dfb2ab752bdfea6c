import type { Page } from 'playwright/test';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { touch } from '../support/input/touch';
import type { Merchant } from '../support/merchant';
import { whenAlive } from '../support/people';
import { playerAt } from '../support/player';
import { expect, test } from '../support/test';
import type { Translate } from '../support/texts';
import { NO_TRACKING, wantNoTracking } from './no-tracking';

const CLICK = 'IwAR-aB_0.~+%2B';

const fbclidOf = (address: string) => new URL(address).searchParams.get('fbclid');

/** Waits until the widget that carries click ids has loaded: it completes the link in the capture phase. */
async function whenCarried(page: Page): Promise<void> {
  await whenAlive(page);
  await page.waitForFunction(() => {
    const link = document.querySelector('header a[href]');
    link?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    return link?.getAttribute('href')?.includes('fbclid');
  });
}

/** Opens the site with a click id, and waits until it is stored. */
async function arrives(page: Page, merchant: Merchant): Promise<void> {
  await page.goto(merchant.url(toHref(ROUTES.news, { fbclid: CLICK })));
  await expect
    .poll(() => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])))
    .toContain('IwAR');
}

/** Opens a page without a query, and waits until its links carry the stored values. */
async function carriesAt(page: Page, merchant: Merchant, path: string): Promise<void> {
  await page.goto(merchant.url(path));
  await whenCarried(page);
}

const gamesOf = (page: Page, t: Translate) =>
  page
    .getByRole('navigation', { name: t('tab.name'), exact: true })
    .getByRole('link', { name: t('tab.games'), exact: true });

test.describe('noor, unasked', () => {
  test.use({ brand: 'noor', consent: 'unasked', extraHTTPHeaders: NO_TRACKING });

  test('a page without a query carries the stored values: by new tab and link (RR12)', async ({
    page,
    context,
    merchant,
    t,
  }) => {
    await page.addInitScript(wantNoTracking);
    await arrives(page, merchant);
    await carriesAt(page, merchant, ROUTES.activity);
    const opened = context.waitForEvent('page');
    await gamesOf(page, t).click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    // A new tab is reported before it has its address.
    await expect(tab).toHaveURL(/\/m\/game\?/);
    expect(fbclidOf(tab.url())).toBe(CLICK);
    await tab.close();
    await gamesOf(page, t).tap();
    await expect(page).toHaveURL(/\/m\/game\?/);
    expect(fbclidOf(page.url())).toBe(CLICK);
  });
});

test.describe('rio, yes', () => {
  test.use({ brand: 'rio', consent: 'yes' });

  test('a page without a query carries the stored values: by search and language (RR12)', async ({
    page,
    merchant,
    t,
  }) => {
    await arrives(page, merchant);
    await carriesAt(page, merchant, ROUTES.home);
    await playerAt({ page, merchant, t, hand: touch }).searches();
    expect(fbclidOf(page.url())).toBe(CLICK);
    await carriesAt(page, merchant, ROUTES.news);
    const name = t('language.title');
    await page.getByRole('banner').getByRole('button', { name }).tap();
    await page.getByRole('dialog', { name }).locator('a[data-lang]').last().tap();
    await expect(page).toHaveURL(/lang=/);
    expect(fbclidOf(page.url())).toBe(CLICK);
  });
});
