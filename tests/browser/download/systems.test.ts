import { ROUTES } from '@/lib/shared/routes';
import { violationsOf } from '../support/axe';
import { expect, test } from '../support/test';
import { textsIn } from '../support/texts';

const COMPUTER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

// What axe says of these pages: a11y/pages; an iPhone's: bar-popup.test.ts; that a tap is reported: track/install.test.ts.
test('an Android phone gets its file first, the other system’s below, and no profile as its own; the gift while its promotion runs, with the sign-in prompt for visitors and none for members, whom the page about the app leads there; no bar (W9, R13, S6, E15)', async ({
  page,
  visitor,
  member,
  merchant,
  t,
}) => {
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

  await member.isAt(ROUTES.app);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    t('download.appTitle', { brand: merchant.name }),
  );
  expect(
    await main
      .getByRole('list', { name: t('download.pictures') })
      .getByRole('img')
      .count(),
  ).toBeGreaterThan(0);
  await main.getByRole('link', { name: t('download.get') }).click();
  await expect(page).toHaveURL(merchant.url(ROUTES.download));
  await expect(page.getByRole('link', { name: t('download.gift') })).toBeVisible();
  await expect(page.locator('main [data-for="visitor"]').first()).toBeHidden();
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
    // Another language, because the site caches answers for a minute.
    await visitor.opens(`${ROUTES.download}?lang=EN`);
    await expect(page.getByText(t('download.none')).filter({ visible: true })).toHaveCount(1);
    await expect(page.locator('a[data-download]')).toHaveCount(0);
    await expect(page.getByText(t('download.step_android_2'))).toBeVisible();
  });
});
