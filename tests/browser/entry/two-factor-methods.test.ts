// The second factor after every way to log in.
import type { Page } from 'playwright/test';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { socialAt } from '../social/messenger';
import { newcomerAt } from '../support/entry/newcomer';
import { type TapLimit, tapUntilSent } from '../support/entry/tap-until-sent';
import { touch } from '../support/input/touch';
import type { Merchant } from '../support/merchant';
import { PASSWORD } from '../support/people';
import { expect, test } from '../support/test';
import type { Translate } from '../support/texts';

const VERIFICATION = '/wps/session/login/verification';
const GO = toHref(ROUTES.login, { go: ROUTES.game });

async function confirm(page: Page, t: Translate, code = '123456', limit?: TapLimit) {
  const dialog = page.getByRole('dialog', { name: t('auth.twoFactorTitle') });
  await dialog.getByLabel(t('auth.code'), { exact: true }).fill(code, limit);
  await dialog.getByRole('button', { name: t('auth.verify') }).click(limit);
}

/** What the last verification carried, as the provider opened it. */
const lastBody = async (merchant: Merchant) => (await merchant.callsTo(VERIFICATION)).at(-1)?.decryptedBody;

test.beforeEach(async ({ merchant }) => {
  await merchant.changesMember('lan', { twoFactor: { ga: true, email: true } });
});

test.describe('rio', () => {
  test.use({ brand: 'rio' });

  test('an SMS code is proved with the second factor, and works no second time (A9, A21)', async ({
    page,
    merchant,
    t,
  }) => {
    const newcomer = newcomerAt({ page, merchant, t, hand: touch });
    await newcomer.opens(GO);
    await newcomer.picks('sms.way_sms');
    await newcomer.writesNumber('9255500100');
    await newcomer.getsCode();
    const password = await newcomer.code().inputValue();
    await newcomer.button('auth.submit').tap();
    await confirm(page, t, '000000');
    await expect(page.getByText(t('errors.codeRefused'))).toBeVisible();
    await tapUntilSent(page, VERIFICATION, (limit) => confirm(page, t, '123456', limit));
    await expect(page).toHaveURL(merchant.url(ROUTES.game));
    await newcomer.isGreeted(/lan/);
    expect(await lastBody(merchant)).toMatchObject({ type: 'sms', mobileNum: '9255500100', password });
  });

  test('a remembered login that needs a second factor asks on the page where the player is (A9, A14)', async ({
    page,
    member,
    visitor,
    merchant,
    t,
  }) => {
    await merchant.changesMember('lan', { twoFactor: null });
    await visitor.opens(ROUTES.login);
    await member.fill('lan', PASSWORD);
    await member.submit();
    await expect(page).toHaveURL(merchant.url(ROUTES.home));
    await expect(page.getByRole('link', { name: `${t('auth.account')}: lan` })).toBeVisible();
    await member.staysAway();
    await merchant.changesMember('lan', { twoFactor: { ga: true } });
    await visitor.opens(`${ROUTES.game}?kw=a`);
    await confirm(page, t);
    await expect(page.getByRole('link', { name: `${t('auth.account')}: lan` })).toBeVisible();
    await expect(page).toHaveURL(merchant.url(`${ROUTES.game}?kw=a`));
    await expect(page.getByRole('dialog', { name: t('auth.twoFactorTitle') })).toBeHidden();
  });
});

test.describe('lotus', () => {
  test.use({ brand: 'lotus' });

  test('LINE: a code by e-mail is sent to the account behind the proof, and finishes the login (A9, A12)', async ({
    page,
    merchant,
    t,
  }) => {
    const social = socialAt({ page, merchant, t });
    await social.comesByLine('Lan bound', GO);
    const dialog = page.getByRole('dialog', { name: t('auth.twoFactorTitle') });
    await dialog.getByRole('radio', { name: t('auth.method_email') }).check();
    await dialog.getByRole('button', { name: t('auth.sendCode') }).click();
    await expect(dialog.getByText(t('auth.codeSent'))).toBeVisible();
    await confirm(page, t, await merchant.lastCode());
    await expect(page).toHaveURL(merchant.url(ROUTES.game));
    await social.isIn('lan');
    expect(await lastBody(merchant)).toMatchObject({ type: 'line', verifyType: 'email' });
    await social.leavesNothing();
  });

  test('Telegram: cancelled it leaves a visitor, and the way stays open (A9, A13)', async ({
    page,
    merchant,
    t,
  }) => {
    const social = socialAt({ page, merchant, t });
    await social.comesByTelegram('Lan bound', GO);
    const dialog = page.getByRole('dialog', { name: t('auth.twoFactorTitle') });
    await dialog.getByRole('button', { name: t('auth.cancel') }).click();
    await expect(dialog).toBeHidden();
    await social.isOut();
    await social.goesToTelegram('Lan bound');
    await confirm(page, t);
    await expect(page).toHaveURL(merchant.url(ROUTES.game));
    await social.isIn('lan');
    expect(await lastBody(merchant)).toMatchObject({ type: 'telegram', telegramAuth: expect.anything() });
  });

  test('a social proof that waits is bound once the second factor is given (A9, A10)', async ({
    page,
    member,
    merchant,
    t,
  }) => {
    const social = socialAt({ page, merchant, t });
    await social.comesByLine('Mai new', GO);
    await social.dialog.getByRole('button', { name: t('social.useExisting') }).click();
    await member.fill('lan', PASSWORD);
    await member.submit();
    await confirm(page, t);
    await social.isIn('lan');
    expect(await lastBody(merchant)).toMatchObject({ username: 'lan', lineSessionToken: expect.any(String) });
  });

  test('the wallet: the session that was renewed is proved with it (A9, A22)', async ({
    page,
    visitor,
    merchant,
    t,
  }) => {
    const address = toHref(ROUTES.home, { sessionId: 'old', env: 'prod' });
    await visitor.opens(address);
    await expect(page.getByRole('link', { name: `${t('auth.account')}: mayawallet` })).toBeVisible();
    await merchant.changesMember('mayawallet', { twoFactor: { ga: true } });
    await visitor.losesCookies();
    await visitor.opens(address);
    await confirm(page, t);
    await expect(page.getByRole('link', { name: `${t('auth.account')}: mayawallet` })).toBeVisible();
    expect(await lastBody(merchant)).toMatchObject({ type: 'maya', env: 'prod' });
  });
});
