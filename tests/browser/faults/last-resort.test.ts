import { readFileSync } from 'node:fs';
import { ROUTES } from '@/lib/shared/routes';
import { violationsOf } from '../support/axe';
import { expect, test } from '../support/test';

/** What a browser extension does that takes cookies away: the layout itself reads them. A second load is spared. */
function takeCookies(): void {
  if (window.name !== '') return;
  window.name = 'spared';
  addEventListener('DOMContentLoaded', () => {
    const get = (): never => {
      throw new TypeError('no cookies');
    };
    Object.defineProperty(document, 'cookie', { configurable: true, get });
  });
}

test('where the layout itself fails, a page in English offers another try and the way home, and the error is reported (B8, B53)', async ({
  page,
  merchant,
  site,
  traffic,
  complaints,
  t,
}) => {
  complaints.expect(/no cookies/);
  await page.addInitScript(takeCookies);
  const reported = page.waitForRequest('**/error-report');
  await page.goto(merchant.url(`${ROUTES.news}?r=AB12`));
  await expect(page.getByRole('heading', { name: t('fault.crashTitle') })).toBeVisible();
  const home = page.getByRole('link', { name: t('fault.home') });
  await expect(home).toHaveAttribute('href', `${ROUTES.home}?r=AB12`);
  await expect(page).toHaveTitle(t('fault.crashTitle'));
  expect(await violationsOf(page)).toEqual([]);
  await (await reported).response();
  // The site has served other journeys.
  const isLogged = () =>
    readFileSync(site.log).subarray(traffic.logFrom).includes('"msg":"browser error reported"');
  await expect.poll(isLogged).toBe(true);
  await page.getByRole('button', { name: t('fault.retry') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('news.title'));
});
