import type { Page } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { whenAlive } from '../support/people';
import { expect, test } from '../support/test';
import { promptOf } from '../update/changed-build';
import { whenWorkerIsActive } from './device';

test.use({ serviceWorkers: 'allow', brand: 'rio' });

const isWaiting = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration('/m/'))?.waiting));

/** Another script for the same place is what a new build is to the browser: it installs, and waits. */
async function installAnother(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const address = '/m/sw.js?env=next&merchant=rio';
    await navigator.serviceWorker.register(address, { scope: '/m/', updateViaCache: 'none' });
  });
  await expect.poll(() => isWaiting(page)).toBe(true);
  // As the next page begins: the check of this one may still be under way, and would see it.
  await page.addInitScript(() => {
    if (sessionStorage.getItem('isOther')) return;
    sessionStorage.setItem('isOther', '1');
    localStorage.setItem('asset_hash', 'another build');
  });
}

test('a new worker waits for the visitor’s yes, takes over with it, and what was typed is there again (W3, S4)', async ({
  page,
  visitor,
  merchant,
  t,
}) => {
  await visitor.opens(ROUTES.news);
  await whenWorkerIsActive(page);
  // The first page of a device is not the worker's: nothing would have to wait for it.
  await visitor.opens(ROUTES.news);
  await installAnother(page);
  await visitor.opens();
  await whenAlive(page);
  const search = page.getByRole('main').getByRole('searchbox', { name: t('search.label'), exact: true });
  await search.fill('peacock');
  const refresh = promptOf(page).getByRole('button', { name: t('update.refresh') });
  await expect(refresh).toBeVisible();
  expect(await isWaiting(page)).toBe(true);
  await expect(search).toHaveValue('peacock');
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  await refresh.click();
  await page.waitForFunction(() => !('isOld' in window));
  await expect(page).toHaveURL(merchant.url(ROUTES.home));
  await expect(search).toHaveValue('peacock');
  await expect.poll(() => isWaiting(page)).toBe(false);
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
});
