import type { Page } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { whenChatKnows } from '../service/desk';
import { faultsOf } from '../support/measure/faults';
import type { Merchant } from '../support/merchant';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';
import type { Say } from '../support/texts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

async function openPopup(page: Page, say: Say): Promise<void> {
  await whenPageSettled(page);
  await page
    .getByRole('complementary', { name: say('downloadBar.name') })
    .getByRole('link', { name: say('downloadBar.get') })
    .click();
}

const popupOf = (page: Page, merchant: Merchant, say: Say) =>
  page.getByRole('dialog', { name: say('download.title', { brand: merchant.name }) });

const downloads = (page: Page) =>
  page
    .locator('dialog a[data-download]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('data-download')));

test('Android: its file first, the iPhone’s ways below; the tap on it is told as downloadApp (S7, W9, T1)', async ({
  page,
  visitor,
  merchant,
  say,
}) => {
  await visitor.opens();
  await openPopup(page, say);
  const popup = popupOf(page, merchant, say);
  await expect(popup.getByText('apps.aurora.example')).toBeVisible();
  await expect(popup.getByText(say('download.step_Android_2'))).toBeVisible();
  expect(await downloads(page)).toEqual(['Android', 'IOS', 'MOBILECONFIG']);
  const told = async () => (await merchant.callsTo('/wps/relay/S2S_events')).map(({ body }) => body).join();
  expect(await told()).not.toContain('downloadApp');
  await page.route('https://apps.aurora.example/**', (route) => route.fulfill({ status: 204 }));
  await popup.getByRole('link', { name: say('download.get_Android') }).click();
  await expect.poll(told).toContain('downloadApp');
  await popup.getByRole('button', { name: say('downloadPopup.close') }).click();
  await expect(popup).toBeHidden();
  await expect(page.getByRole('link', { name: say('downloadBar.get') }).first()).toBeFocused();
});

test.describe('an iPhone', () => {
  test.use({ userAgent: IPHONE });

  test('gets app and profile with their steps, and the way to the whole page (S7, W9)', async ({
    page,
    visitor,
    merchant,
    say,
  }) => {
    await visitor.opens();
    await openPopup(page, say);
    const popup = popupOf(page, merchant, say);
    await expect(popup.getByText(say('download.step_MOBILECONFIG_1'))).toBeVisible();
    expect(await downloads(page)).toEqual(['IOS', 'MOBILECONFIG', 'Android']);
    await popup.getByRole('link', { name: say('downloadPopup.more') }).click();
    await expect(page).toHaveURL(merchant.url(ROUTES.download));
    await expect(popup).toBeHidden();
  });
});

test.describe('from right to left', () => {
  test.use({ brand: 'noor' });

  test('bar and popup hold for everyone (S6, S7, DESIGN §7)', async ({ page, visitor, merchant, say }) => {
    await visitor.opens();
    await openPopup(page, say);
    await expect(popupOf(page, merchant, say)).toBeVisible();
    expect(await downloads(page)).toEqual(['Android']);
    expect(await faultsOf(page)).toEqual([]);
  });
});

test('a popup that cannot be had leaves the download page (S7)', async ({
  page,
  visitor,
  merchant,
  complaints,
  say,
}) => {
  // The bundler's loader of styles leaves a rejection of its own to nobody.
  complaints.expect(/ERR_FAILED|uncaught: Event|rejected with \{"isTrusted":true\}/);
  await visitor.opens();
  await whenChatKnows(page, 'visitor');
  await whenPageSettled(page);
  // Its styles and its script; the page that follows is whole.
  await page.route('**/_next/static/**', (route) => route.abort(), { times: 2 });
  await openPopup(page, say);
  await expect(page).toHaveURL(merchant.url(ROUTES.download));
  await expect(page.getByRole('link', { name: say('download.get_Android') })).toBeVisible();
});

test('the download page tells downloadApp too (T1)', async ({ page, visitor, merchant, say }) => {
  await page.route('https://apps.aurora.example/**', (route) => route.fulfill({ status: 204 }));
  await visitor.opens(ROUTES.download);
  await whenPageSettled(page);
  await page.getByRole('link', { name: say('download.get_Android') }).click();
  const told = async () => (await merchant.callsTo('/wps/relay/S2S_events')).map(({ body }) => body).join();
  await expect.poll(told).toContain('downloadApp');
});
