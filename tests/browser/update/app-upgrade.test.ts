import { ROUTES } from '@/lib/shared/routes';
import { violationsOf } from '../support/axe';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';
import { textsIn } from '../support/texts';

const AGENT =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0 Mobile Safari/537.36';
const WORDS = { mandatory: true, title: 'Novo app', message: 'Instale a nova versão.' };

test.describe('the app 2.4.38', () => {
  test.use({ userAgent: `${AGENT} MCShell/2.4.38` });

  test('gets the upgrade prompt, with the link of its system; dismissed, it stays away in this session (S5, W9)', async ({
    page,
    visitor,
    t,
  }) => {
    await visitor.opens(ROUTES.news);
    const popup = page.getByRole('dialog').filter({ hasText: '2.4.38' });
    await expect(popup.getByRole('link', { name: t('update.upgrade_now') })).toHaveAttribute(
      'href',
      /\.apk$/,
    );
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await visitor.opens(ROUTES.activity);
    await whenPageSettled(page);
    await expect(popup).toHaveCount(0);
  });

  test.describe('where the upgrade is mandatory', () => {
    test.use({ brand: 'rio' });

    test('cannot be closed, and links to the download page (S5)', async ({ page, visitor, merchant }) => {
      const t = textsIn('ES');
      const value = { appUpgrade: WORDS };
      await merchant.has({ kind: 'answer', path: '/wps/system/config', value });
      await merchant.has({ kind: 'answer', path: '/wps/relay/WPSCORE_getDownloadSetting', value: {} });
      await merchant.hasNoDownloads();
      // Another language, because the site caches answers for a minute.
      await visitor.opens(`${ROUTES.news}?lang=ES`);
      const popup = page.getByRole('dialog', { name: WORDS.title });
      const link = popup.getByRole('link', { name: t('update.upgrade_now') });
      await expect(link).toBeFocused();
      await expect(popup.getByRole('button')).toHaveCount(0);
      for (const key of ['Escape', 'Escape', 'Tab', 'Shift+Tab']) await page.keyboard.press(key);
      await expect(popup).toBeVisible();
      await link.click();
      await expect(page).toHaveURL(merchant.url(ROUTES.download));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await whenPageSettled(page);
      await expect(popup).toHaveCount(0);
    });
  });
});
