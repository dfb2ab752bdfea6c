import { ROUTES } from '@/lib/shared/routes';
import { loginsOf } from '../captcha/setting';
import { expect, test } from '../support/test';

test('a member signs in, lands at home and is greeted by name; without the flag nothing of a captcha is in the page, and the login carries no proof; the member home shows rank, progress, ways to deposit and accounts (R2, A5, A17, R7, E3, V1, V2, ruling 36)', {
  tag: '@quick',
}, async ({ page, visitor, member, merchant, site, t }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await member.signIn('lan');
  await expect(page).toHaveURL(merchant.url(ROUTES.home));
  await expect(page.getByRole('link', { name: `${t('auth.account')}: lan` })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: t('shell.signIn') })).toBeHidden();
  expect(await page.locator('html').getAttribute('data-captcha')).toBeNull();
  expect(requests.filter((url) => /geetest|gt4|captcha/.test(url))).toEqual([]);
  const [body] = await loginsOf(site, merchant);
  expect(Object.keys(body ?? {}).filter((key) => key.startsWith('geetest'))).toEqual([]);
  await visitor.opens(ROUTES.member);
  const main = page.getByRole('main');
  await expect(main.getByText('Gold')).toBeVisible();
  await expect(main.getByText(t('vip.progressOf', { done: 2, expected: 5 }))).toBeVisible();
  await expect(main.getByRole('progressbar', { name: t('vip.progress') })).toHaveJSProperty('value', 0.4);
  await expect(main.getByText(t('vip.benefit'))).toBeVisible();
  for (const way of ['BANK', 'WALLET', 'QR'])
    await expect(main.getByText(t(`member.method_${way}`))).toBeVisible();
  await expect(main.getByText('First Example Bank')).toBeVisible();
});
