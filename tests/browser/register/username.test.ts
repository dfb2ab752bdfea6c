import { ROUTES, toHref } from '@/lib/shared/routes';
import { newcomerAt } from '../support/entry/newcomer';
import { tapUntilSent } from '../support/entry/tap-until-sent';
import { touch } from '../support/input/touch';
import { refusalOf } from '../support/people';
import { expect, test } from '../support/test';

const PASSWORD = 'Newcomer-2026';
const CALL = '/wps/member/register';

test.describe('noor', () => {
  test.use({ brand: 'noor' });

  test('a visitor registers by touch, one account for two taps, and arrives at the destination with the referral (R5, RR4, RR5, RR7, A1, A2)', {
    tag: '@quick',
  }, async ({ page, merchant, t }) => {
    const newcomer = newcomerAt({ page, merchant, t, hand: touch });
    await newcomer.opens(toHref(ROUTES.login, { go: ROUTES.game, r: 'AB12' }));
    await newcomer.main.getByRole('link', { name: t('register.toRegister'), exact: true }).tap();
    await expect(page).toHaveURL(merchant.url(toHref(ROUTES.register, { r: 'AB12', go: ROUTES.game })));
    const age = t('register.age', { age: merchant.safety.minimumAge });
    await expect(page.getByText(age).filter({ visible: true })).toBeVisible();
    await newcomer.writesName('newcomer7');
    await newcomer.writesPassword(PASSWORD);
    await newcomer.button('register.submit').dblclick();
    await expect(page).toHaveURL(merchant.url(toHref(ROUTES.game, { r: 'AB12' })));
    await newcomer.isGreeted(/newcomer7/);
    expect(await merchant.callsTo(CALL)).toHaveLength(1);
  });
});

// Without SMS: tests/unit/components/auth/methods/login-methods.test.tsx.
test('an empty form names its faults and sends nothing; a new password shows its strength, by a library that loads when the field is touched; a taken name shows a message, empties nothing, and another one is accepted (R5, A3, B33)', async ({
  page,
  merchant,
  t,
}) => {
  const newcomer = newcomerAt({ page, merchant, t, hand: touch });
  await newcomer.opens(ROUTES.registerHtml);
  await newcomer.button('register.submit').tap();
  await expect(page.getByText(t('register.usernameRequired'))).toBeVisible();
  await expect(newcomer.name()).toBeFocused();
  expect(await merchant.callsTo(CALL)).toEqual([]);
  await newcomer.writesName('minh');
  for (const [password, strength] of [
    ['password', 0],
    ['Korrekt-pferd-77', 3],
  ] as const) {
    await newcomer.password().fill(password);
    await expect(page.getByText(t(`auth.strength_${strength}`), { exact: true })).toBeVisible();
  }
  await newcomer.password().fill('');
  await expect(page.getByText(t('auth.strength_3'), { exact: true })).toHaveCount(0);
  await newcomer.writesPassword(PASSWORD);
  await newcomer.button('register.submit').tap();
  await expect(refusalOf(page)).toContainText('taken');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(newcomer.name()).toHaveValue('minh');
  await expect(newcomer.password()).toHaveValue(PASSWORD);
  await newcomer.writesName('minh2026');
  await tapUntilSent(page, CALL, (limit) => newcomer.button('register.submit').tap(limit));
  await expect(page).toHaveURL(merchant.url(ROUTES.home));
  await newcomer.isGreeted(/minh2026/);
});
