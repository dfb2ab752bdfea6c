import { ROUTES } from '@/lib/shared/routes';
import { asksAtRegistration } from '../captcha/setting';
import { violationsOf } from '../support/axe';
import { solveCaptcha } from '../support/captcha';
import { newcomerAt } from '../support/entry/newcomer';
import { touch } from '../support/input/touch';
import { whenAlive } from '../support/people';
import { expect, test } from '../support/test';
import { socialAt } from './messenger';

const CALL = '/wps/member/register/social';

test('a new player chooses a new account, solves the captcha that a registration asks for and is home, the dialog closed (S12, A10, A12, A17, X10, ruling 36)', async ({
  page,
  merchant,
  site,
  t,
}) => {
  await asksAtRegistration(site, merchant);
  const social = socialAt({ page, merchant, t });
  await social.comesByLine('Mai new');
  await expect(social.dialog.getByText('Link Mai to an account first.', { exact: true })).toBeVisible();
  await social.dialog.getByRole('button', { name: t('social.createNew') }).click();
  await solveCaptcha(page);
  await social.isIn(/: au\d{8}$/);
  await expect(page).toHaveURL(merchant.url(ROUTES.home));
  await expect(social.dialog).toHaveCount(0);
  await social.leavesNothing();
  const [call] = await merchant.callsTo(CALL);
  const body = JSON.parse(call?.body ?? '{}');
  expect(body).toMatchObject({ login: true, registerMethod: 'H5', lineSessionToken: expect.any(String) });
  expect(body.geetestValidateV4).toMatchObject({ lot_number: expect.any(String) });
  expect(body).not.toHaveProperty('pixelTrack');
});

test.describe('with registration by hand', () => {
  test.use({ brand: 'lotus' });

  // An existing account: entry/two-factor-methods.test.ts. Which ways are offered: tests/unit/shared/sign-in/parse-social-facts.test.ts.
  test('the dialog reads well and can be reached by everyone, and closed by Back it drops the proof; a new account is made on the registration screen (S12, X4, A10, A12)', async ({
    page,
    merchant,
    t,
  }) => {
    const social = socialAt({ page, merchant, t });
    const newcomer = newcomerAt({ page, merchant, t, hand: touch });
    await social.comesByLine('Mai new');
    await expect(social.dialog).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.goBack();
    await expect(social.dialog).toHaveCount(0);
    await expect(page).toHaveURL(merchant.url(ROUTES.login));
    await social.leavesNothing();

    await social.comesByLine('Mai new');
    await social.dialog.getByRole('button', { name: t('social.createNew') }).click();
    await expect(page).toHaveURL(merchant.url(ROUTES.register));
    await whenAlive(page);
    expect(await merchant.callsTo(CALL)).toEqual([]);
    await newcomer.writesName('mai2026');
    await newcomer.writesPassword('Newcomer-2026');
    await newcomer.button('register.submit').tap();
    await expect(page).toHaveURL(merchant.url(ROUTES.home));
    await social.isIn('mai2026');
    await social.leavesNothing();
    const [call] = await merchant.callsTo(CALL);
    expect(JSON.parse(call?.body ?? '{}')).toMatchObject({
      username: 'mai2026',
      lineSessionToken: expect.any(String),
    });
  });
});
