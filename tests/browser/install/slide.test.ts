import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from '../support/test';
import { hasPrompt } from './browser-prompt';

for (const [reducedMotion, duration] of [
  ['reduce', '0s'],
  ['no-preference', '0.25s'],
] as const)
  test.describe(`with the motion setting ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test(`the prompt slides in for ${duration} (S3, WCAG 2.3.3)`, async ({ page, merchant, visitor, t }) => {
      await hasPrompt(page, 'accepted');
      await visitor.opens(ROUTES.news);
      const card = page.getByRole('region', { name: t('install.title', { brand: merchant.name }) });
      await expect(card).toHaveCSS('animation-duration', duration);
    });
  });
