import { ROUTES } from '@/lib/shared/routes';
import { violationsOf } from '../support/axe';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';
import { socialAt } from './messenger';

test('each method is offered only while its switch is on (A11)', async ({ page, merchant, visitor, t }) => {
  await merchant.switches({ LINELOGIN3: false });
  await visitor.opens(ROUTES.login);
  await expect(page.getByRole('link', { name: t('social.withTelegram') })).toBeVisible();
  await expect(page.getByRole('link', { name: t('social.withLine') })).toHaveCount(0);
});

test('with every switch off there is no panel at all (A11)', async ({ page, merchant, visitor, t }) => {
  await merchant.switches({ LINELOGIN3: false, TELEGRAMLOGIN3: false });
  await visitor.opens(ROUTES.login);
  await whenPageSettled(page);
  await expect(page.getByText(t('social.or'), { exact: true })).toHaveCount(0);
});

test.describe('lotus', () => {
  test.use({ brand: 'lotus' });

  test('the ways and the dialog read well and can be reached by everyone', async ({
    page,
    merchant,
    t,
    traffic,
  }) => {
    const social = socialAt({ page, merchant, t });
    // The choice is still due: the proof waits for it.
    traffic.pendingKeys.add('lineSessionToken');
    await page.goto(merchant.url(ROUTES.login));
    await expect(page.getByRole('link', { name: t('social.withLine') })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await social.comesByLine('Mai new');
    await expect(social.dialog).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });
});
