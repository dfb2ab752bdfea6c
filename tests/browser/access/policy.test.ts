import { CSP_REPORT_PATH } from '@/lib/shared/http/security-headers';
import { LANGUAGES } from '@/lib/shared/locale/language-table';
import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from '../support/test';
import { textsIn } from '../support/texts';

test('a whole visit breaks the policy nowhere and leaves no complaint (SEC-82)', async ({
  page,
  visitor,
  member,
  merchant,
  complaints,
  t,
}) => {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === CSP_REPORT_PATH) reports.push(request.url());
  });
  const answer = await visitor.opens();
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
  await page.getByRole('button', { name: t('banner.pause') }).click();
  await page.getByRole('link', { name: t('tab.games'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('lobby.games'));
  await page.getByRole('main').locator('a[href*="game="]').first().click();
  await page.getByRole('link', { name: t('game.signInToPlay') }).click();
  await member.isRefused();
  await member.isIn();
  await page.getByRole('link', { name: t('tab.me'), exact: true }).click();
  await expect(page.getByText('First Example Bank')).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('language.title') })
    .click();
  await page.getByRole('dialog').getByRole('link', { name: LANGUAGES.VI.name }).click();
  const vietnamese = textsIn('VI');
  await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES.VI.tag);
  await page.getByRole('link', { name: vietnamese('member.settings'), exact: true }).click();
  await expect(page.getByRole('button', { name: vietnamese('auth.signOut') })).toBeVisible();
  await member.settles();
  await page.getByRole('button', { name: vietnamese('auth.signOut') }).click();
  await expect(page).toHaveURL(new RegExp(`^${merchant.url(ROUTES.home)}`));
  await expect(page.getByRole('heading', { level: 2, name: vietnamese('category.LIVE') })).toBeVisible();
  expect(complaints.unexpected()).toEqual([]);
  expect(reports).toEqual([]);
});
