import { ROUTES } from '@/lib/shared/routes';
import { violationsOf } from '../support/axe';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';
import { textsIn } from '../support/texts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const COMPUTER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

// What axe says of it: a11y/pages.
test('an Android phone gets its file first, the other system’s below, and no profile as its own; the gift while its promotion runs, with the sign-in prompt for visitors; no bar; a tap is reported as downloadApp (W9, R13, S6, E15, T1)', async ({
  page,
  visitor,
  merchant,
  t,
}) => {
  await page.route('https://apps.aurora.example/**', (route) => route.fulfill({ status: 204 }));
  await visitor.opens(ROUTES.download);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('download.title', { brand: merchant.name }),
  );
  await expect(page.getByRole('link', { name: t('download.gift') })).toBeVisible();
  await expect(page.locator('main [data-for="visitor"]').first()).toBeVisible();
  await expect(page.getByRole('complementary', { name: t('downloadBar.name') })).toBeHidden();
  const file = page.getByRole('link', { name: t('download.get_Android') });
  await expect(file).toHaveCount(1);
  await expect(file).toHaveAttribute('href', /^https:\/\/.*\.apk$/);
  await expect(
    page.getByRole('heading', { name: t('download.others', { system: t('download.ios') }) }),
  ).toBeVisible();
  await expect(page.getByText(t('download.yours')).filter({ visible: true })).toHaveCount(1);
  const [call] = await merchant.callsTo('/wps/relay/WPSCORE_getDownloadSetting');
  expect(call?.query.domain).toBe(new URL(merchant.origin).hostname);
  expect(call?.headers.authorization).toBeUndefined();
  await whenPageSettled(page);
  await file.click();
  const reported = async () =>
    (await merchant.callsTo('/wps/relay/S2S_events')).map(({ body }) => body).join();
  await expect.poll(reported).toContain('downloadApp');
});

test.describe('an iPhone', () => {
  test.use({ userAgent: IPHONE });

  test('gets app and profile with their steps (W9)', async ({ page, visitor, t }) => {
    await visitor.opens(ROUTES.download);
    for (const type of ['IOS', 'MOBILECONFIG'])
      await expect(page.getByRole('link', { name: t(`download.get_${type}`) })).toHaveCount(1);
    await expect(page.getByText(t('download.step_IOS_1'))).toBeVisible();
    await expect(page.getByText(t('download.step_android_1'))).toBeHidden();
  });
});

test.describe('a computer', () => {
  test.use({ userAgent: COMPUTER, viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  test('gets every system and the address for the phone (W9)', async ({ page, visitor, merchant, t }) => {
    await visitor.opens(ROUTES.download);
    for (const type of ['IOS', 'MOBILECONFIG', 'Android'])
      await expect(page.getByRole('link', { name: t(`download.get_${type}`) }).first()).toBeVisible();
    await expect(page.getByText(`${new URL(merchant.origin).host}${ROUTES.download}`)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });
});

test.describe('without any app', () => {
  test.use({ brand: 'noor' });

  test('the page shows a message and the home screen option (W9)', async ({ page, visitor, merchant }) => {
    const t = textsIn('EN');
    for (const path of ['/wps/relay/WPSCORE_getDownloadSetting', '/wps/system/config'])
      await merchant.has({ kind: 'answer', path, value: {} });
    await merchant.hasNoDownloads();
    // A language of its own: the site keeps answers for a minute.
    await visitor.opens(`${ROUTES.download}?lang=EN`);
    await expect(page.getByText(t('download.none')).filter({ visible: true })).toHaveCount(1);
    await expect(page.locator('a[data-download]')).toHaveCount(0);
    await expect(page.getByText(t('download.step_android_2'))).toBeVisible();
  });
});
