import { ROUTES, toHref } from '@/lib/shared/routes';
import { claimsOf, lastCodeOf } from '@/tests/firebase/emulator-client';
import { violationsOf } from '../support/axe';
import { newcomerAt } from '../support/entry/newcomer';
import { touch } from '../support/input/touch';
import { whenAlive } from '../support/people';
import { expectNoSecrets } from '../support/secrets/expect-no-secrets';
import { whenPageSettled } from '../support/settled';
import { expect } from '../support/test';
import { TOKEN_PATH, test } from './code-sender';
import { asOrdinaryWindow, oneTapBar, signInAtGoogle, startFirebase } from './google';
import { signInThere, withoutNetwork } from './vendor-window';

const CALL = '/wps/member/register/mobile';
const OWN_CODES = '/wps/verification/sms/noLogin';
const PASSWORD = 'Newcomer-2026';
// A registration without a password: register/mobile.test.ts.
const BRAND = 'aurora';
const [TYPED, NUMBER] = ['0912 345 678', '+84912345678'];

// One site for all of them.
test.describe.configure({ mode: 'default' });
test.use({ brand: BRAND });
test.beforeAll(() => startFirebase(BRAND));

test('Firebase sends the code of a number; a wrong one shows the reason, a reload loses nothing, and its token creates the account (E4, A4, B11, X9)', async ({
  page,
  merchant,
  t,
  complaints,
}) => {
  // The service refuses a wrong code by a 400, and the emulator knows no reCAPTCHA Enterprise.
  complaints.expect(/status of (?:400|501)/);
  const newcomer = newcomerAt({ page, merchant, t, hand: touch });
  await newcomer.opens(toHref(ROUTES.register, { go: ROUTES.news }));
  await newcomer.picks('register.way_mobile');
  await newcomer.writesNumber(TYPED);
  await newcomer.writesPassword(PASSWORD);
  await newcomer.button('sms.send').tap();
  await expect(newcomer.main.getByText(t('sms.sent'))).toBeVisible();
  expect(await merchant.callsTo(OWN_CODES)).toEqual([]);
  const code = await lastCodeOf(process.env.FIREBASE_AUTH_EMULATOR ?? '', `demo-${BRAND}`, NUMBER);
  await newcomer.code().fill(code === '111111' ? '222222' : '111111');
  await newcomer.button('register.submit').tap();
  const notice = page.getByRole('alertdialog');
  await expect(notice).toContainText(t('firebase.codeLine', { code: 'auth/invalid-verification-code' }));
  await expect(notice).toContainText(t('firebase.reasonLine', { reason: '' }).trim());
  await notice.getByRole('button', { name: t('notice.confirm') }).tap();
  await expect(newcomer.main.getByText(t('firebase.invalid-verification-code'))).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await expect(newcomer.password()).toHaveValue(PASSWORD);
  await page.reload();
  await expect(newcomer.number()).toHaveValue(TYPED);
  await expect(newcomer.main.getByText(t('sms.sent'))).toBeVisible();
  await newcomer.writesPassword(PASSWORD);
  await newcomer.code().fill(code);
  await newcomer.button('register.submit').tap();
  await expect(page).toHaveURL(merchant.url(ROUTES.news));
  const [call] = await merchant.callsTo(CALL);
  const body = JSON.parse(call?.body ?? '{}');
  expect(body).toMatchObject({ firebaseChannel2: 'PHONE', registerMethod: 'H5', login: true });
  expect(body).not.toHaveProperty('smsCode');
  expect(claimsOf(body.firebaseIdToken2)).toMatchObject({ phone_number: NUMBER, aud: `demo-${BRAND}` });
  await newcomer.isGreeted(new RegExp(`m${body.mobileNum}`));
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain('mc_phone_check');
  await expectNoSecrets(page, [PASSWORD, code, body.firebaseIdToken2]);
});

test('where the browser blocks windows, the sign-in goes by the page itself and comes back (A20)', async ({
  page,
  context,
  visitor,
  merchant,
  complaints,
  t,
}) => {
  complaints.expect(/handler|unpkg|mdc/);
  await Promise.all([asOrdinaryWindow(context), withoutNetwork(context)]);
  await merchant.switches({ GOOGLELOGIN3: true, FIREBASECREATEACC3: true, SSOMANUALREG3: false });
  await context.addInitScript(() => {
    window.open = () => null;
  });
  await visitor.opens(toHref(ROUTES.login, { go: ROUTES.news }));
  await whenAlive(page);
  const google = page.getByRole('button', { name: t('firebase.continueWith', { name: 'Google' }) });
  await google.hover();
  await google.click();
  await page.waitForURL(/\/emulator\/auth\/handler/);
  await signInThere(page, `redirect-${Date.now()}@mail.example`);
  await expect(page).toHaveURL(merchant.url(ROUTES.news));
  const [sent] = await merchant.callsTo('/wps/member/register/social');
  expect(sent?.body).toContain('GOOGLE');
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toMatch(/eyJ|refreshToken|firebase:authUser|mc_social_redirect/);
});

test('the merchant’s own service gets the token at the log-in, and a DELETE at the log-out two pages later (K11)', async ({
  page,
  context,
  site,
  merchant,
  member,
  visitor,
}) => {
  const asked: string[] = [];
  await context.route(`**${TOKEN_PATH}`, (route) => {
    const { authorization = '' } = route.request().headers();
    asked.push(`${route.request().method()} ${authorization.replace(/ey[\w.-]+$/, '<id token>')}`.trim());
    return route.fulfill({ status: 204 });
  });
  await asOrdinaryWindow(context);
  await merchant.switches({ GOOGLELOGIN3: true, FIREBASECREATEACC3: true, SSOMANUALREG3: false });
  await signInAtGoogle(site, `synced-${Date.now()}`);
  await visitor.opens(toHref(ROUTES.login, { go: ROUTES.news }));
  await oneTapBar(page).locator('[data-onetap=continue]').click();
  await expect(page).toHaveURL(merchant.url(ROUTES.news));
  await expect.poll(() => asked).toEqual(['POST Bearer <id token>']);
  await visitor.opens(ROUTES.activity);
  await whenPageSettled(page);
  await visitor.opens(ROUTES.settings);
  await member.signOut();
  await expect(page).toHaveURL(merchant.url(ROUTES.home));
  await whenPageSettled(page);
  await expect.poll(() => asked).toEqual(['POST Bearer <id token>', 'DELETE']);
});
