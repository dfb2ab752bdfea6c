import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from '../support/test';

const SWITCHES = '/wps/relay/MCSFE_getMerchantAvailablePromotions';

// Where it runs: systems.test.ts.
test.describe('where the promotion is off and there are announcements', () => {
  // A language that no other test has there: the site keeps answers for a minute per merchant and language.
  test.use({ brand: 'noor', reads: 'NE' });

  test('the download page shows no gift (S6), and what is about the app without other news (M1)', async ({
    page,
    visitor,
    merchant,
    t,
  }) => {
    const announcements = [
      { id: 1, type: 'DOWNLOAD', title: 'A new version', content: 'Faster.' },
      { id: 2, type: 'NEWS', title: 'Other news' },
    ];
    const switches = { APP_DOWNLOAD: { enabled: false, count: 1 } };
    await merchant.has({ kind: 'answer', path: SWITCHES, value: switches });
    await merchant.has({
      kind: 'answer',
      path: '/wps/relay/MCSFE_getListAnnouncements',
      value: announcements,
    });
    await visitor.opens(ROUTES.download);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      t('download.title', { brand: merchant.name }),
    );
    await expect(page.getByRole('heading', { name: 'A new version' })).toBeVisible();
    await expect(page.getByText('Other news')).toHaveCount(0);
    await expect(page.getByRole('link', { name: t('download.gift') })).toHaveCount(0);
  });
});
