import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from '../support/test';
import { socialAt } from './messenger';

test.describe('aurora', () => {
  test.use({ brand: 'aurora' });

  test('an existing account is bound by logging in to it, and the next time LINE is enough (A10, A12, S12)', async ({
    page,
    member,
    visitor,
    merchant,
    t,
  }) => {
    const social = socialAt({ page, merchant, t });
    await social.comesByLine('Mai new');
    await social.dialog.getByRole('button', { name: t('social.useExisting') }).click();
    await expect(page.getByLabel(t('auth.username'), { exact: true })).toBeFocused();
    const note = page.getByRole('status').filter({ hasText: t('social.linkByLogin', { provider: 'LINE' }) });
    await expect(note.getByText('Mai', { exact: true })).toBeVisible();
    await expect(note.locator('img')).toHaveAttribute('src', /\/art\/avatars\//);
    await member.fill('minh', 'Passw0rd!');
    await member.submit();
    await expect(page).toHaveURL(merchant.url(ROUTES.home));
    await social.isIn('minh');
    await social.leavesNothing();
    await visitor.losesCookies();
    await social.comesByLine('Mai new');
    await social.isIn('minh');
    await expect(page).toHaveURL(merchant.url(ROUTES.home));
  });
});
