// The second factor after other sign-in methods. After a remembered login: remember-not.test.ts; after the wallet: register/wallet.test.ts.
import { ROUTES, toHref } from '@/lib/shared/routes';
import { socialAt } from '../social/messenger';
import { newcomerAt } from '../support/entry/newcomer';
import { tapUntilSent } from '../support/entry/tap-until-sent';
import { touch } from '../support/input/touch';
import type { Merchant } from '../support/merchant';
import { PASSWORD } from '../support/people';
import { expect, test } from '../support/test';
import { confirmFactor, secondFactorOf } from './second-factor';

const VERIFICATION = '/wps/session/login/verification';
const LAN_NUMBER = '9255500100';
const GO = toHref(ROUTES.login, { go: ROUTES.news });

/** Body of the last verification, as the provider decrypted it. */
const lastBody = async (merchant: Merchant) => (await merchant.callsTo(VERIFICATION)).at(-1)?.decryptedBody;

test.beforeEach(async ({ merchant }) => {
  await merchant.changesMember('lan', { twoFactor: { ga: true, email: true } });
});

test.describe('rio', () => {
  test.use({ brand: 'rio' });

  test('an SMS code is proved with the second factor, and works no second time; the device has the number ready once the session is over, and asks for a new code (A8, A9, A14, A21, E7)', async ({
    page,
    visitor,
    merchant,
    t,
  }) => {
    await merchant.switches({ MOBILEAUTOLOGIN3: true });
    const newcomer = newcomerAt({ page, merchant, t, hand: touch });
    await newcomer.opens(GO);
    await newcomer.picks('sms.way_sms');
    await newcomer.writesNumber(LAN_NUMBER);
    await newcomer.getsCode();
    const password = await newcomer.code().inputValue();
    await newcomer.button('auth.submit').tap();
    await confirmFactor(page, t, '000000');
    await expect(page.getByText(t('errors.codeRefused'))).toBeVisible();
    await tapUntilSent(page, VERIFICATION, (limit) => confirmFactor(page, t, '123456', limit));
    await expect(page).toHaveURL(merchant.url(ROUTES.news));
    await newcomer.isGreeted(/lan/);
    expect(await lastBody(merchant)).toMatchObject({ type: 'sms', mobileNum: LAN_NUMBER, password });

    const countLogins = async () => (await merchant.callsTo('/wps/session/login')).length;
    const before = await countLogins();
    await visitor.losesCookies();
    await newcomer.opens(ROUTES.login);
    await expect(newcomer.number()).toHaveValue(LAN_NUMBER);
    await expect(newcomer.code()).toHaveValue('');
    const record = await page.evaluate(() => JSON.parse(localStorage.getItem('remPass') ?? '{}'));
    expect(record).toEqual({
      ...{ type: 'sms', mobileNum: LAN_NUMBER, country: 'BR' },
      ...{ merchant: 'rio', password: '' },
    });
    expect(await countLogins()).toBe(before);
  });
});

test.describe('lotus', () => {
  test.use({ brand: 'lotus' });

  test('Telegram: cancelled it leaves a visitor, and the ways stay open; a proof of LINE that waits is bound by logging in to an existing account with a code by e-mail, after which LINE alone is enough (A9, A10, A12, A13, S12)', async ({
    page,
    member,
    visitor,
    merchant,
    t,
  }) => {
    const social = socialAt({ page, merchant, t });
    const dialog = secondFactorOf(page, t);
    await social.comesByTelegram('Lan bound', GO);
    await dialog.getByRole('button', { name: t('auth.cancel') }).click();
    await expect(dialog).toBeHidden();
    await social.isOut();

    await social.goesToLine('Mai new');
    await social.dialog.getByRole('button', { name: t('social.useExisting') }).click();
    await expect(page.getByLabel(t('auth.username'), { exact: true })).toBeFocused();
    const note = page.getByRole('status').filter({ hasText: t('social.linkByLogin', { provider: 'LINE' }) });
    await expect(note.getByText('Mai', { exact: true })).toBeVisible();
    await expect(note.locator('img')).toHaveAttribute('src', /\/art\/avatars\//);
    await member.fill('lan', PASSWORD);
    await member.submit();
    await dialog.getByRole('radio', { name: t('auth.method_email') }).check();
    await dialog.getByRole('button', { name: t('auth.sendCode') }).click();
    await expect(dialog.getByText(t('auth.codeSent'))).toBeVisible();
    await confirmFactor(page, t, await merchant.lastCode());
    await social.isIn('lan');
    expect(await lastBody(merchant)).toMatchObject({
      username: 'lan',
      lineSessionToken: expect.any(String),
      verifyType: 'email',
    });
    await social.leavesNothing();

    await merchant.changesMember('lan', { twoFactor: null });
    await visitor.losesCookies();
    await social.comesByLine('Mai new', GO);
    await expect(page).toHaveURL(merchant.url(ROUTES.news));
    await social.isIn('lan');
  });
});
