import { ROUTES, toHref } from '@/lib/shared/routes';
import { expect, test } from '../support/test';
import { hasPrompt, whenDecided } from './browser-prompt';

const PIXEL = 'Mozilla/5.0 (Linux; Android 14; Pixel 7; wv) AppleWebKit/537.36 (KHTML, like Gecko)';

// tests/unit/shared/install/may-offer.test.ts holds the whole table.
const CASES = [
  {
    where: 'the browser of LINE',
    userAgent: `${PIXEL} Chrome/140.0 Mobile Safari/537.36 Line/14.1.0`,
    opens: 0,
  },
  { where: 'a visit from the home screen', path: toHref(ROUTES.home, { homescreen: '1' }), opens: 1 },
];

for (const { where, userAgent, path, opens } of CASES)
  test.describe(where, () => {
    test.use(userAgent ? { userAgent } : {});

    test('shows no installation prompt (W5, S3)', async ({ page, visitor, merchant }) => {
      await hasPrompt(page, 'accepted');
      await visitor.opens(path);
      await whenDecided(page);
      await expect(page.locator('[data-install-card]')).toHaveCount(0);
      const firstOpens = async () => {
        const calls = await merchant.callsTo('/wps/relay/S2S_events');
        return calls.filter(({ body }) => body.includes('a2hsFirstOpen'));
      };
      await expect.poll(firstOpens).toHaveLength(opens);
    });
  });

test('without the browser’s prompt no prompt appears, and the download page leads on by steps (W4, B10)', async ({
  page,
  visitor,
  merchant,
  t,
}) => {
  await visitor.opens();
  await whenDecided(page);
  await expect(page.locator('[data-install-card]')).toHaveCount(0);
  await visitor.opens(ROUTES.download);
  await page.getByRole('button', { name: t('install.installHere') }).click();
  const sheet = page.getByRole('dialog', { name: t('install.coachTitle', { brand: merchant.name }) });
  await expect(sheet.getByRole('listitem')).toHaveCount(3);
});
