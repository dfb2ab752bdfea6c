import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright/test';
import { isDeviceId } from '@/lib/shared/device/device-id';
import { ROUTES } from '@/lib/shared/routes';
import { currentRelease } from '@/scripts/release/current-release.mjs';
import { readOwnStatic } from '@/scripts/release/static-files.mjs';
import { PASSWORD } from '../support/people';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';

const YEAR_S = 365 * 24 * 3600;
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('loginDeviceId') ?? '');
const cookieOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'mcd');

/** The file of the build that holds the fingerprint's library. */
function libraryChunk(): string {
  const release = currentRelease();
  const names: string[] = readOwnStatic(release).filter((name: string) => /^chunks\/[^/]+\.js$/.test(name));
  const holds = (name: string) =>
    readFileSync(`${release}/.next/static/${name}`, 'utf8').includes('openfpcdn');
  return names.find(holds)?.slice('chunks/'.length) ?? 'missing';
}

/** The login page makes the id once it is touched and has nothing better to do. */
async function whenStored(page: Page, context: BrowserContext): Promise<string> {
  const touch = async () => {
    await page.keyboard.press('Shift');
    return isDeviceId(await stored(page));
  };
  await expect.poll(touch).toBe(true);
  await expect.poll(async () => (await cookieOf(context))?.value).toBe(await stored(page));
  return stored(page);
}

test.describe('noor', () => {
  test.use({ brand: 'noor' });

  test('the login page makes a device id, and the server keeps it for a year; a broken one is discarded and created again, an emptied storage is filled from the cookie; where the site does not answer, script sets the cookie; a login names it, and it stays (E6, E9, ruling 22)', async ({
    page,
    context,
    visitor,
    member,
    merchant,
    complaints,
  }) => {
    complaints.expect(/Failed to load resource/);
    await visitor.opens(ROUTES.login);
    const id = await whenStored(page, context);
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const cookie = await cookieOf(context);
    const lifetime = (cookie?.expires ?? 0) - Date.now() / 1000;
    expect(Math.abs(lifetime - YEAR_S)).toBeLessThan(3600);
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', httpOnly: false });

    await page.evaluate(() => localStorage.removeItem('loginDeviceId'));
    await page.reload();
    expect(await whenStored(page, context)).toBe(id);
    await context.clearCookies({ name: 'mcd' });
    await page.evaluate(() => localStorage.setItem('loginDeviceId', 'broken'));
    await page.reload();
    // The fingerprint of the same browser is the same.
    expect(await whenStored(page, context)).toBe(id);
    await page.route(`**${ROUTES.device}`, (route) => route.abort());
    await context.clearCookies({ name: 'mcd' });
    await page.evaluate(() => localStorage.removeItem('loginDeviceId'));
    await page.reload();
    await whenStored(page, context);
    expect(((await cookieOf(context))?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(YEAR_S - 3600);

    expect(await stored(page)).toBe(id);
    await member.fill('lan', PASSWORD);
    await member.submit();
    await expect(page).toHaveURL(merchant.url(ROUTES.home));
    const calls = await merchant.callsTo('/wps/session/login');
    expect(calls.map(({ decryptedBody }) => decryptedBody)).toMatchObject([{ loginDeviceId: id }]);
    await whenPageSettled(page);
    expect(await stored(page)).toBe(id);
  });
});

/** Records when the id is made; code that Playwright evaluates would count as a touch. */
function noteMaking(): void {
  Object.defineProperty(Navigator.prototype, 'userActivation', { value: undefined });
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    if (key === 'loginDeviceId') document.documentElement.dataset.madeMs = String(performance.now());
    setItem.call(this, key, value);
  };
}

test('on an untouched form a device id is made after six seconds, and none on other pages (E9, PRF-22)', async ({
  page,
  context,
  visitor,
}) => {
  await context.addInitScript(noteMaking);
  await page.clock.install();
  await visitor.opens(ROUTES.news);
  await whenPageSettled(page);
  await page.clock.runFor(10_000);
  expect([await stored(page), await cookieOf(context)]).toEqual(['', undefined]);
  await visitor.opens(ROUTES.login);
  await whenPageSettled(page);
  await page.clock.runFor(6_000);
  await expect.poll(async () => isDeviceId(await stored(page))).toBe(true);
  const madeMs = await page.evaluate(() => Number(document.documentElement.dataset.madeMs));
  expect(madeMs).toBeGreaterThanOrEqual(6_000);
});

test('if the library does not load, a login still has an id (E9)', async ({
  page,
  complaints,
  member,
  merchant,
}) => {
  complaints.expect(/Failed to load resource|Loading chunk|ERR_FAILED/);
  const chunk = libraryChunk();
  await page.route(`**/${chunk}`, (route) => route.abort());
  await member.signIn();
  await expect(page).toHaveURL(merchant.url(ROUTES.home));
  const calls = await merchant.callsTo('/wps/session/login');
  expect(calls.map(({ decryptedBody }) => decryptedBody)).toMatchObject([
    { loginDeviceId: await stored(page) },
  ]);
  expect(isDeviceId(await stored(page))).toBe(true);
  expect(complaints.messages().join()).toContain(chunk);
});
