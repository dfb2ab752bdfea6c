import type { Locator, Page } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const SHELL =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36 MCShell/2.4.39';

const bar = (page: Page) => page.locator('aside[data-download-bar]');

/** The bar once all that comes late is there: it changes nothing. */
async function settled(page: Page): Promise<Locator> {
  await whenPageSettled(page);
  return bar(page);
}

// tests/unit/shared/download/bar-visibility.test.ts holds the whole table.
test.describe('an iPhone at a merchant with a link for Android alone', () => {
  test.use({ brand: 'noor', userAgent: IPHONE });

  test('has no bar (S8)', async ({ page, visitor }) => {
    await visitor.opens();
    await expect(await settled(page)).toBeHidden();
  });
});

test.describe('the operator’s own app', () => {
  test.use({ userAgent: SHELL });
  test('has no bar (S8)', async ({ page, visitor }) => {
    await visitor.opens();
    await expect(await settled(page)).toBeHidden();
  });
});

test('an address with inApp=1 has no bar (S8)', async ({ page, visitor }) => {
  await visitor.opens(`${ROUTES.home}?inApp=1`);
  await expect(await settled(page)).toBeHidden();
});

test('an installed web app has no bar (S8)', async ({ page, visitor }) => {
  // As Safari tells it; a headless browser has no window of the other kind.
  await page.addInitScript(() => Object.assign(navigator, { standalone: true }));
  await visitor.opens();
  await expect(await settled(page)).toBeHidden();
});

// Languages of their own: the site keeps the configuration for a minute per merchant and language.
const CONFIG = '/wps/system/config';
const configOf = (downloadBar: object) => ({
  downloadBar,
  download: { Android: 'https://apps.example/a.apk' },
});

test.describe('required login', () => {
  test.use({ brand: 'lotus', reads: 'CN' });

  test('hides the bar from visitors and shows it after the login (S8)', async ({
    page,
    visitor,
    merchant,
    member,
  }) => {
    await merchant.has({ kind: 'answer', path: CONFIG, value: configOf({ requiredLogin: true }) });
    await visitor.opens();
    await expect(await settled(page)).toBeHidden();
    await member.signIn('minh');
    await expect(page).toHaveURL(merchant.url(ROUTES.home));
    await expect(bar(page)).toBeVisible();
  });
});

test.describe('a required rank', () => {
  test.use({ brand: 'lotus', reads: 'TW' });

  test('of 3 lets a member of rank 3 see the bar, from the second page on at the latest, before it paints (S8, ruling 72)', {
    tag: '@quick',
  }, async ({ page, visitor, merchant, member }) => {
    await merchant.has({ kind: 'answer', path: CONFIG, value: configOf({ requiredRank: 3 }) });
    await visitor.opens();
    await expect(await settled(page)).toBeHidden();
    await member.signIn('lan');
    await expect(page).toHaveURL(merchant.url(ROUTES.home));
    await settled(page);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-download-bar', 'on');
    await expect(bar(page)).toBeVisible();
  });

  test('hides the bar from a member without one (S8, ruling 72)', async ({ page, merchant, member }) => {
    await merchant.has({ kind: 'answer', path: CONFIG, value: configOf({ requiredRank: 3 }) });
    await member.signIn('minh');
    await expect(page).toHaveURL(merchant.url(ROUTES.home));
    await expect(await settled(page)).toBeHidden();
    await page.reload();
    await expect(await settled(page)).toBeHidden();
  });
});
