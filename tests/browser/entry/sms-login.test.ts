import { ROUTES, toHref } from '@/lib/shared/routes';
import { NUMBERS, newcomerAt } from '../support/entry/newcomer';
import { tapUntilSent } from '../support/entry/tap-until-sent';
import { touch } from '../support/input/touch';
import { faultsOf } from '../support/measure/faults';
import { PHONE_PIXELS } from '../support/measure/phone-pixels';
import { refusalOf } from '../support/people';
import { expect, test } from '../support/test';

const WAIT = {
  kind: 'error',
  path: '/wps/verification/sms/noLogin',
  errorCode: 'TOO_MANY_REQUEST',
  message: 'Please wait 42 seconds.',
  httpStatus: 429,
} as const;

/** Number of `lan` (sandbox/README.md). */
const LAN_NUMBER = '9255500100';
const REGISTER = '/wps/member/register/mobile';

test.describe('rio', () => {
  test.use({ brand: 'rio' });

  test('a code from a text message signs in and continues to the destination, and number and wait survive a reload (A21, E6, B11, RR5)', {
    tag: '@quick',
  }, async ({ page, merchant, t }) => {
    const newcomer = newcomerAt({ page, merchant, t, hand: touch });
    await newcomer.opens(toHref(ROUTES.login, { go: ROUTES.game }));
    await newcomer.picks('sms.way_sms');
    await newcomer.writesNumber(LAN_NUMBER);
    await newcomer.getsCode();
    const code = await newcomer.code().inputValue();
    await page.reload();
    await expect(newcomer.number()).toHaveValue(LAN_NUMBER);
    // Of its minute some is left, however long the page took.
    await expect(newcomer.main.getByRole('button', { name: /\b[1-5]?\d\b/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await newcomer.code().evaluate((field, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true, bubbles: true }));
    }, `Your code is ${code}.`);
    await expect(newcomer.code()).toHaveValue(code);
    await newcomer.button('auth.submit').tap();
    await expect(page).toHaveURL(merchant.url(ROUTES.game));
    await newcomer.isGreeted(/lan/);
  });
});

test.describe('noor', () => {
  test.use({ brand: 'noor', ...PHONE_PIXELS });

  test('a wait that the provider requires is shown below the field; a number without an account leads to the registration, with the number and not in the address, where a wrong code keeps the whole input and the right one creates the account; the faults of both forms break no rule and fit (A3, A4, A21, X7, R4, R5)', async ({
    page,
    merchant,
    t,
    complaints,
  }) => {
    complaints.expect(/429/);
    const newcomer = newcomerAt({ page, merchant, t, hand: touch });
    await newcomer.opens(ROUTES.login);
    await newcomer.picks('sms.way_sms');
    await newcomer.button('auth.submit').tap();
    await expect(page.getByText(t('sms.numberRequired'))).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await newcomer.writesNumber(NUMBERS.noor);
    await merchant.has({ ...WAIT, times: 1 });
    await newcomer.button('sms.send').tap();
    await expect(newcomer.main.getByText(WAIT.message)).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await newcomer.getsCode();
    await newcomer.button('auth.submit').tap();
    await newcomer.main.getByRole('link', { name: t('sms.createAccount') }).tap();
    await expect(page).toHaveURL(merchant.url(ROUTES.register));
    await expect(newcomer.number()).toHaveValue(NUMBERS.noor);
    await newcomer.button('register.submit').tap();
    await expect(page.getByText(t('sms.codeRequired'))).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await newcomer.writesPassword('Newcomer-2026');
    await newcomer.getsCode();
    const right = await newcomer.code().inputValue();
    await newcomer.code().fill(right === '111111' ? '222222' : '111111');
    await newcomer.button('register.submit').tap();
    await expect(refusalOf(page)).toBeVisible();
    await expect(newcomer.number()).toHaveValue(NUMBERS.noor);
    await expect(newcomer.password()).toHaveValue('Newcomer-2026');
    await newcomer.code().fill(right);
    await tapUntilSent(page, REGISTER, (limit) => newcomer.button('register.submit').tap(limit));
    await expect(page).toHaveURL(merchant.url(ROUTES.home));
    await newcomer.isGreeted(/m3001234567/);
  });
});
