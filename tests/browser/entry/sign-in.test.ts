import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from '../support/test';

test('a member signs in, lands at home and is greeted by name (R2, A5)', { tag: '@quick' }, async ({
  page,
  member,
  merchant,
  t,
}) => {
  await member.signIn('lan');
  await expect(page).toHaveURL(merchant.url(ROUTES.home));
  await expect(page.getByRole('link', { name: `${t('auth.account')}: lan` })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: t('shell.signIn') })).toBeHidden();
});

test('the member home shows rank, progress, ways to deposit and accounts (R7, E3, V1, V2)', {
  tag: '@quick',
}, async ({ page, member, t }) => {
  await member.isAt(ROUTES.member);
  const main = page.getByRole('main');
  await expect(main.getByText('Gold')).toBeVisible();
  await expect(main.getByText(t('vip.progressOf', { done: 2, expected: 5 }))).toBeVisible();
  await expect(main.getByRole('progressbar', { name: t('vip.progress') })).toHaveJSProperty('value', 0.4);
  await expect(main.getByText(t('vip.benefit'))).toBeVisible();
  for (const way of ['BANK', 'WALLET', 'QR'])
    await expect(main.getByText(t(`member.method_${way}`))).toBeVisible();
  await expect(main.getByText('First Example Bank')).toBeVisible();
});
