import type { Locator, Page } from 'playwright/test';
import { BAR_RANK_KEY } from '@/lib/shared/pre-paint-keys';
import { ROUTES } from '@/lib/shared/routes';
import { overlayOf, PASSWORD, signInOf } from '../support/people';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';

const bar = (page: Page) => page.locator('aside[data-download-bar]');

/** The bar after the deferred widgets have loaded, which change nothing. */
async function settled(page: Page): Promise<Locator> {
  await whenPageSettled(page);
  return bar(page);
}

// tests/unit/shared/download/bar-visibility.test.ts holds the whole table, and before-paint.test.ts has the page's script follow it in every app, window and address.

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
    t,
  }) => {
    await merchant.has({ kind: 'answer', path: CONFIG, value: configOf({ requiredLogin: true }) });
    await visitor.opens(ROUTES.news);
    await expect(await settled(page)).toBeHidden();
    await signInOf(page, t).click();
    await expect(overlayOf(page)).toBeVisible();
    await member.fill('minh', PASSWORD);
    await member.submit();
    await expect(page.locator('html')).toHaveAttribute('data-session', '1');
    await expect(bar(page)).toBeVisible();
    await expect(page).toHaveURL(merchant.url(ROUTES.news));
  });
});

test.describe('a required rank', () => {
  test.use({ brand: 'lotus', reads: 'TW' });

  test('of 3 lets a member of rank 3 see the bar, from the second page on at the latest, before it paints (S8, ruling 72)', async ({
    page,
    visitor,
    merchant,
    member,
  }) => {
    await merchant.has({ kind: 'answer', path: CONFIG, value: configOf({ requiredRank: 3 }) });
    await visitor.opens(ROUTES.news);
    await expect(await settled(page)).toBeHidden();
    await member.isAt(ROUTES.news);
    await settled(page);
    await expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), BAR_RANK_KEY)).toBe('3');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-download-bar', 'on');
    await expect(bar(page)).toBeVisible();
  });
});
