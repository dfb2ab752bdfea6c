import { ROUTES, toHref } from '@/lib/shared/routes';
import { faultsOf } from '../support/measure/faults';
import { expect, test } from '../support/test';
import { IPHONE, storedIn, whenDecided } from './browser-prompt';

test.describe(`on an iPhone, noor`, () => {
  // A language of its own: the site keeps the configuration for a minute per merchant and language.
  test.use({ brand: 'noor', reads: 'UR-LA', userAgent: IPHONE });

  test('the prompt opens illustrated steps in the visitor’s language (B10, S3, ruling 27)', async ({
    page,
    merchant,
    visitor,
    t,
  }) => {
    const words = { brand: merchant.name };
    await merchant.has({
      kind: 'answer',
      path: '/wps/relay/WPSCORE_getDownloadSetting',
      value: { app_desc: 'One tap.\nNo address to type.' },
    });
    await merchant.has({ kind: 'answer', path: '/wps/system/config', value: {} });
    await visitor.opens(ROUTES.mine);
    const card = page.getByRole('region', { name: t('install.title', words) });
    await expect(card.locator('p br')).toHaveCount(1);
    const agree = card.getByRole('button', { name: t('install.agree') });
    await agree.focus();
    await agree.press('Enter');
    const sheet = page.getByRole('dialog', { name: t('install.coachTitle', words) });
    await expect(sheet.getByRole('listitem')).toHaveCount(3);
    await expect(sheet.getByText(t('install.loginNote'))).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect.poll(() => storedIn(page)).toEqual({ closes: null, installed: null, skipped: '1' });
    await page.reload();
    await whenDecided(page);
    await expect(card).toHaveCount(0);
  });
});

test.describe('in the browser of an app that leads to no other', () => {
  test.use({
    brand: 'lotus',
    userAgent: IPHONE.replace('Version/18.5 ', '').replace('Safari/604.1', 'Zalo iOS/598'),
  });

  test('the address can be copied from the dialog, also without the Clipboard API (B14)', async ({
    page,
    context,
    visitor,
    t,
  }) => {
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.addEventListener('copy', () => {
        document.documentElement.dataset.copied = String(
          document.activeElement instanceof HTMLTextAreaElement && document.activeElement.value,
        );
      });
    });
    await visitor.opens(toHref(ROUTES.download, { r: 'ref1' }));
    await page.getByRole('button', { name: t('install.installHere') }).click();
    const copy = page.getByRole('dialog').getByRole('button', { name: t('install.copyAddress') });
    await copy.click();
    await expect(page.getByRole('dialog').getByText(t('install.copyHint'))).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-copied', /\/m\/download\?r=ref1$/);
    await expect(
      page.getByRole('dialog').getByRole('button', { name: t('install.addressCopied') }),
    ).toBeFocused();
  });
});

test.describe('in the browser of an app', () => {
  test.use({
    brand: 'lotus',
    userAgent: IPHONE.replace('Version/18.5 ', '').replace('/604.1', ' Line/14.1.0'),
  });

  test('the download page links to another browser, with the address preserved (B14)', async ({
    page,
    visitor,
    t,
  }) => {
    await visitor.opens(toHref(ROUTES.download, { r: 'ref1' }));
    await page.getByRole('button', { name: t('install.installHere') }).click();
    const link = page.getByRole('dialog').getByRole('link', { name: t('install.openBrowser') });
    await expect(link).toHaveAttribute('href', /\/m\/download\?r=ref1&openExternalBrowser=1$/);
    expect(await faultsOf(page)).toEqual([]);
  });
});
