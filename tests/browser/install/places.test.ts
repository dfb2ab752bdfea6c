import { ROUTES, toHref } from '@/lib/shared/routes';
import { expect, test } from '../support/test';
import { hasPrompt, whenDecided } from './browser-prompt';

// Other pages without a prompt: tests/unit/shared/install/may-offer.test.ts.
test('without the browser’s prompt no prompt appears, and the download page shows steps; with it the prompt slides in for 0.25 s, and with reduced motion it is there at once; a visit from the home screen shows none, and is reported as such (W4, W5, B10, S3, WCAG 2.3.3)', async ({
  page,
  visitor,
  merchant,
  t,
}) => {
  const anyCard = page.locator('[data-install-card]');
  await visitor.opens(ROUTES.news);
  await whenDecided(page);
  await expect(anyCard).toHaveCount(0);
  await visitor.opens(ROUTES.download);
  await page.getByRole('button', { name: t('install.installHere') }).click();
  const sheet = page.getByRole('dialog', { name: t('install.coachTitle', { brand: merchant.name }) });
  await expect(sheet.getByRole('listitem')).toHaveCount(3);

  await hasPrompt(page, 'accepted');
  await visitor.opens(ROUTES.news);
  const card = page.getByRole('region', { name: t('install.title', { brand: merchant.name }) });
  await expect(card).toHaveCSS('animation-duration', '0.25s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(card).toHaveCSS('animation-duration', '0s');

  await visitor.opens(toHref(ROUTES.news, { homescreen: '1' }));
  await whenDecided(page);
  await expect(anyCard).toHaveCount(0);
  const firstOpens = async () => {
    const calls = await merchant.callsTo('/wps/relay/S2S_events');
    return calls.filter(({ body }) => body.includes('a2hsFirstOpen'));
  };
  await expect.poll(firstOpens).toHaveLength(1);
});
