import { ROUTES, toHref } from '@/lib/shared/routes';
import { expect, test } from '../support/test';
import { hasPrompt, whenDecided } from './browser-prompt';

// Other pages without a prompt: tests/unit/shared/install/may-offer.test.ts.
test('a visit from the home screen shows no installation prompt, and is reported as such (W5, S3)', async ({
  page,
  visitor,
  merchant,
}) => {
  await hasPrompt(page, 'accepted');
  await visitor.opens(toHref(ROUTES.news, { homescreen: '1' }));
  await whenDecided(page);
  await expect(page.locator('[data-install-card]')).toHaveCount(0);
  const firstOpens = async () => {
    const calls = await merchant.callsTo('/wps/relay/S2S_events');
    return calls.filter(({ body }) => body.includes('a2hsFirstOpen'));
  };
  await expect.poll(firstOpens).toHaveLength(1);
});

test('without the browser’s prompt no prompt appears, and the download page shows steps (W4, B10)', async ({
  page,
  visitor,
  merchant,
  t,
}) => {
  await visitor.opens(ROUTES.news);
  await whenDecided(page);
  await expect(page.locator('[data-install-card]')).toHaveCount(0);
  await visitor.opens(ROUTES.download);
  await page.getByRole('button', { name: t('install.installHere') }).click();
  const sheet = page.getByRole('dialog', { name: t('install.coachTitle', { brand: merchant.name }) });
  await expect(sheet.getByRole('listitem')).toHaveCount(3);
});
