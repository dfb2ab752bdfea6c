import { ROUTES, toHref } from '@/lib/shared/routes';
import { violationsOf } from '../support/axe';
import { tapUntilSent } from '../support/entry/tap-until-sent';
import { PASSWORD, refusalOf } from '../support/people';
import { expectNoSecrets } from '../support/secrets/expect-no-secrets';
import { expect, test } from '../support/test';
import { confirmFactor, secondFactorOf } from './second-factor';

const LOGIN = '/wps/session/login';
const VERIFICATION = '/wps/session/login/verification';
const WRONG = 'Wr0ng-secret-pw';

test.use({ brand: 'rio' });

// At its end, as each test does, it looks for passwords, codes and tokens wherever they may have been left.
test('the dialog can be left, and the focus returns to the form; an impossible code is not sent, a wrong one is refused in place; a code by e-mail is sent once, can be sent again after a minute, and opens what the player wanted; axe finds nothing, and after a refusal, the second factor and the member home nothing in the browser holds a password, a code or the token (S11, A9, B11, provider-api §7, SEC-57)', async ({
  page,
  member,
  merchant,
  t,
}) => {
  const dialog = secondFactorOf(page, t);
  await member.signIn('twofa', { password: WRONG, at: toHref(ROUTES.login, { go: ROUTES.member }) });
  await expect(refusalOf(page)).toBeVisible();
  await expectNoSecrets(page, [WRONG]);
  await member.fill('twofa', PASSWORD);
  await tapUntilSent(page, LOGIN, member.submit);
  await expect(dialog.getByRole('radio')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', { name: t('auth.submit') })).toBeFocused();
  await tapUntilSent(page, LOGIN, member.submit);
  await expect(dialog).toBeVisible();
  await confirmFactor(page, t, '12');
  await expect(dialog.getByText(t('auth.codeRequired'))).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await expect(dialog.getByLabel(t('auth.code'), { exact: true })).toHaveAttribute(
    'autocomplete',
    'one-time-code',
  );
  expect(await merchant.callsTo(VERIFICATION)).toEqual([]);
  await confirmFactor(page, t, '000000');
  await expect(dialog.getByText(t('errors.codeRefused'))).toBeVisible();
  await expect(page).toHaveURL(/\/m\/login/);

  await dialog.getByRole('radio', { name: t('auth.method_email') }).check();
  await dialog.getByRole('button', { name: t('auth.sendCode') }).click();
  await expect(dialog.getByText(t('auth.codeSent'))).toBeVisible();
  await expect(dialog.getByRole('button', { name: /\d+/ })).toHaveAttribute('aria-disabled', 'true');
  const code = await merchant.lastCode();
  expect(code).toMatch(/^\d{6}$/);
  await tapUntilSent(page, VERIFICATION, (limit) =>
    confirmFactor(page, t, `${code.slice(0, 3)} ${code.slice(3)}`, limit),
  );
  await expect(page).toHaveURL(merchant.url(ROUTES.member));
  await expect(page.getByRole('link', { name: `${t('auth.account')}: twofa` })).toBeVisible();
  const infos = () => merchant.callsTo('/wps/member/info');
  await expect.poll(async () => (await infos()).length).toBeGreaterThan(0);
  const token = (await infos())[0]?.headers.authorization ?? '';
  expect(token.length).toBeGreaterThan(8);
  await expectNoSecrets(page, [PASSWORD, WRONG, code, token]);
});
