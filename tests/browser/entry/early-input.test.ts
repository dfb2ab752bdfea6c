// Input before the scripts have loaded is not lost, on a phone six times slower than this machine.
import type { Page } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { PASSWORD, signInOf, whenAlive } from '../support/people';
import { expect, test } from '../support/test';

const SCRIPTS = '**/_next/static/chunks/**/*.js';
const LOGIN_CALL = '/wps/session/login';
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

test('before the scripts have come a sheet opens and a link leads on; a button that is pressed and a login that is sent do their work once they have', async ({
  page,
  merchant,
  t,
}) => {
  const { release, speedUp } = await holdScripts(page);
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route(`**${LOGIN_CALL}`, async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto(merchant.url(ROUTES.news), { waitUntil: 'domcontentloaded' });
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('language.title') })
    .click();
  const sheet = page.getByRole('dialog', { name: t('language.title') });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await signInOf(page, t).click();
  // A pattern, not a function: with a function Playwright waits for the load event too, which held scripts delay.
  await expect(page).toHaveURL(new RegExp(`${ROUTES.login}\\b`));
  const loginPage = page.url();

  const main = page.getByRole('main');
  const password = main.locator('input[name="password"]');
  await main.getByLabel(t('auth.username'), { exact: true }).fill('lan');
  await password.fill(PASSWORD);
  await main.getByRole('button', { name: t('auth.showPassword') }).click();
  const send = main.getByRole('button', { name: t('auth.submit') });
  await send.click();
  // An impatient second tap.
  await send.click();
  await expect(password).toHaveAttribute('type', 'password');
  await expect(page).toHaveURL(loginPage);
  release();
  await whenAlive(page);
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue(PASSWORD);
  await expect(main.locator('button[type="button"][aria-busy]')).toHaveCount(0);
  // The press has had its effect; the next page is not part of this test.
  await speedUp();
  answer();
  await expect(page.locator('html')).toHaveAttribute('data-session', '1');
  expect(await merchant.callsTo(LOGIN_CALL)).toHaveLength(1);
});
