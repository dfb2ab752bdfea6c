import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from '../support/test';
import { socialAt } from './messenger';

const LOGIN = '/wps/session/login/telegram';
const HASH = 'b'.repeat(64);
const nowSeconds = () => Math.floor(Date.now() / 1000);
const toBase64Url = (text: string) => Buffer.from(text, 'utf8').toString('base64url');
const signedAt = (seconds: number, more = '') =>
  toBase64Url(`{${more}"id":7,"first_name":"Lan","auth_date":${seconds},"hash":"${HASH}"}`);

const PAYLOADS: readonly [what: string, payload: () => string][] = [
  ['what is no base64', () => 'ey!!%%%E0%A4'],
  ['a field __proto__', () => signedAt(nowSeconds(), '"__proto__":{"isAdmin":true},')],
  ['a megabyte', () => 'A'.repeat(2 ** 20)],
];

// What is too old: telegram.test.ts.
test('a return from Telegram with no base64, a field __proto__ or a megabyte is rejected quietly, and its hash is removed (SEC-67)', async ({
  page,
  merchant,
  t,
}) => {
  const social = socialAt({ page, merchant, t });
  await page.goto(merchant.url(ROUTES.login));
  for (const [what, payload] of PAYLOADS)
    await test.step(what, async () => {
      await page.getByRole('link', { name: t('social.withTelegram') }).click();
      await expect(page).toHaveURL(/\/auth\?/);
      const back = new URL(new URL(page.url()).searchParams.get('return_to') ?? '');
      // Not by a goto: the runner would log the whole address with each step.
      await page.evaluate((href) => window.location.assign(href), `${back.href}#tgAuthResult=${payload()}`);
      await expect(page.getByText(t('socialReturn.failed'))).toBeVisible();
      await expect(page).toHaveURL(merchant.url(ROUTES.login));
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      expect(await page.evaluate(() => 'isAdmin' in {})).toBe(false);
    });
  expect(await merchant.callsTo(LOGIN)).toEqual([]);
  await social.isOut();
});
