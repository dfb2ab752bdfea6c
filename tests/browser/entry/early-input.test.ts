// What a player does before the scripts have come, on a phone six times slower than this machine, is not lost.
import type { Page } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { PASSWORD, whenAlive } from '../support/people';
import { expect, test } from '../support/test';

const SCRIPTS = '**/_next/static/chunks/**/*.js';
const SLOWER = 6;

/** Slows the page down, and holds its scripts back until `release`; `speedUp` ends the slowness. */
async function holdScripts(page: Page) {
  const session = await page.context().newCDPSession(page);
  const runAt = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  await runAt(SLOWER);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await released;
    await route.continue();
  });
  return { release, speedUp: () => runAt(1) };
}

test('a login that is typed and sent before the scripts have come signs in', async ({
  page,
  merchant,
  t,
}) => {
  const { release, speedUp } = await holdScripts(page);
  await page.goto(merchant.url(ROUTES.login), { waitUntil: 'domcontentloaded' });
  const main = page.getByRole('main');
  await main.getByLabel(t('auth.username'), { exact: true }).fill('lan');
  await main.getByLabel(t('auth.password'), { exact: true }).fill(PASSWORD);
  const send = main.getByRole('button', { name: t('auth.submit') });
  await send.click();
  // An impatient second tap.
  await send.click();
  await expect(page).toHaveURL(merchant.url(ROUTES.login));
  release();
  await whenAlive(page);
  const logins = () => merchant.callsTo('/wps/session/login');
  await expect.poll(logins).toHaveLength(1);
  // What was pressed has had its effect; the home page is none of this test's.
  await speedUp();
  await expect(page).toHaveURL(merchant.url(ROUTES.home));
  expect(await logins()).toHaveLength(1);
});

test('a button that is pressed before the scripts have come does its work once they have', async ({
  page,
  merchant,
  t,
}) => {
  const { release } = await holdScripts(page);
  await page.goto(merchant.url(ROUTES.login), { waitUntil: 'domcontentloaded' });
  const main = page.getByRole('main');
  const password = main.locator('input[name="password"]');
  await password.fill(PASSWORD);
  await main.getByRole('button', { name: t('auth.showPassword') }).click();
  await expect(password).toHaveAttribute('type', 'password');
  release();
  await whenAlive(page);
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue(PASSWORD);
  await expect(main.locator('[aria-busy]')).toHaveCount(0);
});

test('a sheet opens and a link leads on before the scripts have come', async ({ page, merchant, t }) => {
  const { release } = await holdScripts(page);
  await page.goto(merchant.url(ROUTES.news), { waitUntil: 'domcontentloaded' });
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('language.title') })
    .click();
  const sheet = page.getByRole('dialog', { name: t('language.title') });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.getByRole('link', { name: t('tab.games'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('lobby.games'));
  release();
});
