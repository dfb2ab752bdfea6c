import { ROUTES } from '@/lib/shared/routes';
import { violationsOf } from '../support/axe';
import { expect, test } from '../support/test';
import { socialAt } from './messenger';

test('each method is offered only while its switch is on (A11)', async ({ page, merchant, visitor, t }) => {
  await merchant.switches({ LINELOGIN3: false });
  await visitor.opens(ROUTES.login);
  await expect(page.getByRole('link', { name: t('social.withTelegram') })).toBeVisible();
  await expect(page.getByRole('link', { name: t('social.withLine') })).toHaveCount(0);
});

test.describe('lotus', () => {
  test.use({ brand: 'lotus' });

  test('the dialog reads well and can be reached by everyone; closed without an answer, it drops the proof (S12, X4)', async ({
    page,
    merchant,
    t,
  }) => {
    const social = socialAt({ page, merchant, t });
    await social.comesByLine('Mai new');
    await expect(social.dialog).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(social.dialog).toHaveCount(0);
    await social.leavesNothing();
  });
});
