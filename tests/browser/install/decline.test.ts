import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from '../support/test';
import { hasPrompt, storedIn, whenDecided } from './browser-prompt';

test.describe('in Urdu', () => {
  test.use({ brand: 'noor' });

  test('declining silences the session and counts; the tab bar stays in reach; the next session prompts again (W5, S3)', async ({
    page,
    merchant,
    visitor,
    t,
  }) => {
    await hasPrompt(page, 'accepted');
    await visitor.opens(ROUTES.news);
    const card = page.getByRole('region', { name: t('install.title', { brand: merchant.name }) });
    await expect(card).toBeVisible();
    await page.getByRole('link', { name: t('tab.games'), exact: true }).click();
    await expect(page).toHaveURL(/\/m\/game/);
    await expect(card).toBeVisible();
    await card.getByRole('button', { name: t('install.cancel') }).click();
    await expect(card).toHaveCount(0);
    expect(await storedIn(page)).toEqual({ closes: '1', installed: null, skipped: '1' });
    await page.reload();
    await whenDecided(page);
    await expect(card).toHaveCount(0);
    await page.evaluate(() => sessionStorage.removeItem('skip_a2hs'));
    await page.reload();
    await expect(card).toBeVisible();
  });
});
