import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from '../support/test';
import { hasPrompt } from './browser-prompt';

test('the prompt slides in for 0.25 s, and with reduced motion it is there at once (S3, WCAG 2.3.3)', async ({
  page,
  merchant,
  visitor,
  t,
}) => {
  await hasPrompt(page, 'accepted');
  await visitor.opens(ROUTES.news);
  const card = page.getByRole('region', { name: t('install.title', { brand: merchant.name }) });
  await expect(card).toHaveCSS('animation-duration', '0.25s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(card).toHaveCSS('animation-duration', '0s');
});
