import type { Page } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { IPHONE } from '../install/browser-prompt';
import { whenChatIdentifies } from '../service/customer-service';
import { faultsOf } from '../support/measure/faults';
import { PHONE_PIXELS } from '../support/measure/phone-pixels';
import type { Merchant } from '../support/merchant';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';
import type { Translate } from '../support/texts';

test.use(PHONE_PIXELS);

async function openPopup(page: Page, t: Translate): Promise<void> {
  await whenPageSettled(page);
  await page
    .getByRole('complementary', { name: t('downloadBar.name') })
    .getByRole('link', { name: t('downloadBar.get') })
    .click();
}

const popupOf = (page: Page, merchant: Merchant, t: Translate) =>
  page.getByRole('dialog', { name: t('download.title', { brand: merchant.name }) });

const downloads = (page: Page) =>
  page
    .locator('dialog a[data-download]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('data-download')));

test('Android: its file first, the iPhone options below; a tap is reported as downloadApp; Back closes the popup and stays on the page; closed by its button, it leaves no history entry; one that cannot be had leaves the download page (S7, W9, T1)', async ({
  page,
  visitor,
  merchant,
  complaints,
  t,
}) => {
  await visitor.opens(ROUTES.service);
  await visitor.opens(ROUTES.news);
  await openPopup(page, t);
  const popup = popupOf(page, merchant, t);
  await expect(popup.getByText('apps.aurora.example')).toBeVisible();
  await expect(popup.getByText(t('download.step_Android_2'))).toBeVisible();
  expect(await downloads(page)).toEqual(['Android', 'IOS', 'MOBILECONFIG']);
  const reported = async () =>
    (await merchant.callsTo('/wps/relay/S2S_events')).map(({ body }) => body).join();
  expect(await reported()).not.toContain('downloadApp');
  await page.route('https://apps.aurora.example/**', (route) => route.fulfill({ status: 204 }));
  await popup.getByRole('link', { name: t('download.get_Android') }).click();
  await expect.poll(reported).toContain('downloadApp');
  await popup.getByRole('button', { name: t('downloadPopup.close') }).click();
  await expect(popup).toBeHidden();
  await expect(page.getByRole('link', { name: t('downloadBar.get') }).first()).toBeFocused();

  await openPopup(page, t);
  await expect(popup).toBeVisible();
  await page.goBack();
  await expect(popup).toBeHidden();
  await expect(page).toHaveURL(merchant.url(ROUTES.news));
  await openPopup(page, t);
  await popup.getByRole('button', { name: t('downloadPopup.close') }).click();
  await expect(popup).toBeHidden();
  await expect.poll(() => page.evaluate(() => Boolean(window.history.state?.mcDialog))).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(merchant.url(ROUTES.service));

  expect(complaints.unexpected()).toEqual([]);
  // The bundler's style loader leaves a rejection unhandled.
  complaints.expect(/ERR_FAILED|uncaught: Event|rejected with \{"isTrusted":true\}/);
  await whenChatIdentifies(page, 'visitor');
  await whenPageSettled(page);
  // Its styles and its script; the page that follows is whole.
  await page.route('**/_next/static/**', (route) => route.abort(), { times: 2 });
  await openPopup(page, t);
  await expect(page).toHaveURL(merchant.url(ROUTES.download));
  await expect(page.getByRole('link', { name: t('download.get_Android') })).toBeVisible();
});

test.describe('an iPhone', () => {
  test.use({ userAgent: IPHONE });

  test('gets app and profile with their steps, and the way to the whole page, which offers both (S7, W9)', async ({
    page,
    visitor,
    merchant,
    t,
  }) => {
    await visitor.opens(ROUTES.news);
    await openPopup(page, t);
    const popup = popupOf(page, merchant, t);
    await expect(popup.getByText(t('download.step_MOBILECONFIG_1'))).toBeVisible();
    expect(await downloads(page)).toEqual(['IOS', 'MOBILECONFIG', 'Android']);
    await popup.getByRole('link', { name: t('downloadPopup.more') }).click();
    await expect(page).toHaveURL(merchant.url(ROUTES.download));
    await expect(popup).toBeHidden();
    for (const type of ['IOS', 'MOBILECONFIG'])
      await expect(page.getByRole('link', { name: t(`download.get_${type}`) })).toHaveCount(1);
    await expect(page.getByText(t('download.step_IOS_1'))).toBeVisible();
    await expect(page.getByText(t('download.step_android_1'))).toBeHidden();
  });
});

test.describe('from right to left', () => {
  test.use({ brand: 'noor' });

  test('bar and popup are the same for everyone (S6, S7)', async ({ page, visitor, merchant, t }) => {
    await visitor.opens(ROUTES.service);
    await openPopup(page, t);
    await expect(popupOf(page, merchant, t)).toBeVisible();
    expect(await downloads(page)).toEqual(['Android']);
    expect(await faultsOf(page)).toEqual([]);
  });
});

test.describe('a description that is one long word', () => {
  test.use({ reads: 'KM' });

  test('breaks inside the popup, and the content below keeps its width (S7)', async ({
    page,
    visitor,
    merchant,
    t,
  }) => {
    const value = { app_desc: 'a'.repeat(120), login_prompt_text: 'b'.repeat(120) };
    await merchant.has({ kind: 'answer', path: '/wps/relay/WPSCORE_getDownloadSetting', value });
    await visitor.opens(ROUTES.service);
    await openPopup(page, t);
    const popup = popupOf(page, merchant, t);
    await expect(popup.getByText(value.app_desc)).toBeVisible();
    expect(await popup.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
  });
});
