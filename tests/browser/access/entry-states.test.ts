import { ROUTES } from '@/lib/shared/routes';
import { newcomerAt } from '../support/entry/newcomer';
import { touch } from '../support/input/touch';
import { faultsOf } from '../support/measure/faults';
import { PHONE_PIXELS } from '../support/measure/phone-pixels';
import { expect, test } from '../support/test';

test.use(PHONE_PIXELS);

test.describe('behind the first form, with faults, nothing breaks a rule of axe and all fits', () => {
  test.use({ brand: 'noor' });

  test('the login by SMS (R4)', async ({ page, merchant, t }) => {
    const newcomer = newcomerAt({ page, merchant, t, hand: touch });
    await newcomer.opens(ROUTES.login);
    await newcomer.picks('sms.way_sms');
    await newcomer.button('auth.submit').tap();
    await expect(page.getByText(t('sms.numberRequired'))).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });

  test('the registration by number (R5)', async ({ page, merchant, t }) => {
    const newcomer = newcomerAt({ page, merchant, t, hand: touch });
    await newcomer.opens(ROUTES.register);
    await newcomer.picks('register.way_mobile');
    await newcomer.button('register.submit').tap();
    await expect(page.getByText(t('sms.codeRequired'))).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });

  test('the second step of a recovery (B1)', async ({ page, merchant, t }) => {
    const newcomer = newcomerAt({ page, merchant, t, hand: touch });
    await newcomer.opens(ROUTES.recover);
    await newcomer.writesName('lan');
    await newcomer.button('recovery.request').tap();
    await expect(page.getByText(t('recovery.sent'))).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });
});
