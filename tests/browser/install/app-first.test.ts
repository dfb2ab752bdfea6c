import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from '../support/test';
import { hasPrompt } from './browser-prompt';

test.describe('where the app is preferred', () => {
  test.use({ brand: 'lotus' });

  test('the prompt offers the app of this system first, in a light sheet (W8, W9)', async ({
    page,
    merchant,
    visitor,
    t,
  }) => {
    await hasPrompt(page, 'accepted');
    await visitor.opens(ROUTES.news);
    const card = page.getByRole('region', { name: t('install.title', { brand: merchant.name }) });
    await expect(card.getByRole('link', { name: t('install.getApp') })).toHaveAttribute(
      'href',
      /^https:\/\/.*\.apk$/,
    );
    await expect(page.locator('html')).toHaveAttribute('data-install', 'light app');
    await card.getByRole('button', { name: t('install.orHomeScreen') }).click();
    await expect(
      page.getByRole('region', { name: t('install.installingTitle', { brand: merchant.name }) }),
    ).toBeVisible();
  });
});
