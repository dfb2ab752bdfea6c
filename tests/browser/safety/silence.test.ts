import { ROUTES } from '@/lib/shared/routes';
import { hasPrompt } from '../install/browser-prompt';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';

test.use({ brand: 'noor' });

test('during a break nothing is offered, and everything returns automatically (B5)', async ({
  page,
  context,
  merchant,
  visitor,
  t,
}) => {
  await hasPrompt(page, 'accepted');
  await page.clock.install({ time: Date.now() });
  const until = Math.ceil(Date.now() / 1000) + 3600;
  await context.addCookies([{ name: 'mc_break', value: String(until), url: merchant.origin }]);
  await visitor.opens(ROUTES.activity);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('playBreak.offersTitle'));
  await visitor.opens(ROUTES.home);
  const card = page.getByRole('region', { name: t('playBreak.title') });
  const prompt = page.getByRole('region', { name: t('install.title', { brand: merchant.name }) });
  const offers = [
    page.getByRole('region', { name: t('banner.name') }),
    page.getByRole('region', { name: t('ticker.name') }),
    page.getByRole('main').locator('[data-promo]').first(),
  ];
  await expect(card.locator('time')).toHaveText(/\d/);
  await whenPageSettled(page);
  await page.clock.fastForward('00:20');
  for (const offer of offers) await expect(offer).toBeHidden();
  await expect(prompt).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-download-bar', 'on');
  await page.clock.fastForward('01:00:00');
  await expect(card).toBeHidden();
  for (const offer of offers) await expect(offer).toBeVisible();
  await expect(prompt).toBeVisible();
});
