import { ROUTES } from '@/lib/shared/routes';
import { whenWhole } from '../support/screens';
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

test('what follows a login is fetched once: the promo-code switch and the rank; a member without rank reads how to get one (A15, V1)', async ({
  page,
  member,
  merchant,
  visitor,
  t,
}) => {
  await member.comesIn('minh');
  for (const path of ['/wps/relay/PROMOFE_getPromoCodeEnable', '/wps/relay/MCSFE_getPlayerRankProgress'])
    await expect.poll(async () => (await merchant.callsTo(path)).length).toBe(1);
  await visitor.opens(ROUTES.member);
  const main = page.getByRole('main');
  await expect(main.getByText('minh')).toBeVisible();
  await whenWhole(page);
  await expect(main.getByRole('progressbar')).toHaveCount(0);
  await expect(main.getByText(t('vip.benefit'))).toHaveCount(0);
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
