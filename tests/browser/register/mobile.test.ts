import { ROUTES, toHref } from '@/lib/shared/routes';
import { NUMBERS, newcomerAt } from '../support/entry/newcomer';
import { touch } from '../support/input/touch';
import { expect, test } from '../support/test';

const CALL = '/wps/member/register/mobile';

// Where a password is required: entry/sms-login.test.ts.
test.describe('rio, which requires no password', () => {
  test.use({ brand: 'rio' });

  test('a number and its code make an account; the default password is the server’s and known to no one else; where the merchant does not want it, no quick start is offered (A4, A21, A22, ruling 19)', async ({
    page,
    merchant,
    t,
  }) => {
    const newcomer = newcomerAt({ page, merchant, t, hand: touch });
    await newcomer.opens(toHref(ROUTES.register, { go: ROUTES.activity }));
    await expect(newcomer.main.getByRole('radio')).toHaveCount(2);
    await expect(newcomer.main.getByRole('radio', { name: t('register.way_auto') })).toHaveCount(0);
    await newcomer.picks('register.way_mobile');
    await newcomer.writesNumber(NUMBERS.rio);
    await newcomer.getsCode();
    await expect(newcomer.password()).toHaveCount(0);
    const sent = page.waitForRequest((request) => request.url().endsWith(CALL));
    await newcomer.button('register.submit').tap();
    expect((await sent).postDataJSON()).toMatchObject({
      countryDialingCode: '55',
      mobileNum: '11987654321',
      registerMethod: 'H5',
      login: true,
    });
    expect((await sent).postDataJSON()).not.toHaveProperty('password');
    await expect(page).toHaveURL(merchant.url(ROUTES.activity));
    const [call] = await merchant.callsTo(CALL);
    expect(JSON.parse(call?.body ?? '{}').password).toBe(merchant.defaultMobilePassword);
    expect(call?.headers.moduleid).toBe('MOBILENUMREG3');
  });
});
