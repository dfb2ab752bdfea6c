import type { Page } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { lastCodeOf } from '@/tests/firebase/emulator-client';
import { violationsOf } from '../support/axe';
import type { BrandCode } from '../support/merchant';
import { expect, test } from '../support/test';
import type { Translate } from '../support/texts';
import { asOrdinaryWindow, startFirebase } from './google';
import { isReady, signInThere, withoutNetwork } from './vendor-window';

const brand: BrandCode = 'aurora';
const PHONE = '+14155550177';

test.use({ brand });
test.beforeAll(() => startFirebase(brand));

const codeFor = () => lastCodeOf(process.env.FIREBASE_AUTH_EMULATOR ?? '', `demo-${brand}`, PHONE);

/** Opens the dialog and the vendor's window behind it. */
async function opensWindow(page: Page, t: Translate): Promise<Page> {
  await page.getByRole('button', { name: t('firebase.enrolManage') }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: t('firebase.continueWith', { name: 'Google' }) }).click();
  return opened;
}

const KEY = 'JBSWY3DPEHPK3PXP';

/** Fakes Firebase's answers about authenticator apps, which its emulator lacks. Returns the received codes. */
async function withAuthenticators(page: Page): Promise<string[]> {
  const codes: string[] = [];
  const session = {
    sessionInfo: 'session-1',
    sharedSecretKey: KEY,
    finalizeEnrollmentTime: '2099-01-01T00:00:00Z',
  };
  const totpSessionInfo = { ...session, verificationCodeLength: 6, hashingAlgorithm: 'SHA1', periodSec: 30 };
  await page.route('**/accounts/mfaEnrollment:start**', (route) =>
    route.fulfill({ json: { totpSessionInfo } }),
  );
  await page.route('**/accounts/mfaEnrollment:finalize**', (route) => {
    const { idToken, totpVerificationInfo } = route.request().postDataJSON();
    codes.push(totpVerificationInfo.verificationCode);
    if (codes.length > 1) return route.fulfill({ json: { idToken, refreshToken: 'r' } });
    return route.fulfill({ status: 400, json: { error: { code: 400, message: 'INVALID_CODE' } } });
  });
  return codes;
}

/** Adds an authenticator app in the dialog, and corrects a wrong code. */
async function addsApp(page: Page, t: Translate): Promise<void> {
  const codes = await withAuthenticators(page);
  await page.getByRole('button', { name: t('firebase.enrolApp') }).click();
  await expect(page.getByText(KEY, { exact: true })).toBeVisible();
  await expect(page.locator('dialog[open] img')).toHaveJSProperty('naturalWidth', 720);
  expect(await violationsOf(page)).toEqual([]);
  const field = page.getByLabel(t('firebase.factorCode'), { exact: true });
  await field.fill('111111');
  await page.getByRole('button', { name: t('firebase.factorVerify') }).click();
  await expect(page.getByText('auth/invalid-verification-code')).toBeVisible();
  await page.getByRole('button', { name: t('firebase.enrolCopy') }).click();
  await expect(page.locator(':popover-open').getByText(t('firebase.enrolCopied'))).toBeVisible();
  await field.fill('๑๒๓ ๔๕๖');
  await page.getByRole('button', { name: t('firebase.factorVerify') }).click();
  await expect(page.getByText(t('firebase.enrolAdded'))).toBeVisible();
  expect(codes).toEqual(['111111', '123456']);
}

test('a member adds a phone as second step in the settings, is asked for it the next time, and takes it away; then an authenticator app by its QR code or key, corrects a wrong code and types digits of another script (A23, B11, B25)', async ({
  page,
  context,
  merchant,
  member,
  t,
  complaints,
}) => {
  test.setTimeout(120_000);
  complaints.expect(/handler|unpkg|mdc|status of (?:400|501)/);
  await Promise.all([asOrdinaryWindow(context), withoutNetwork(context)]);
  await merchant.switches({ GOOGLELOGIN3: true });
  await member.isAt(ROUTES.settings);
  const email = `steps-${Date.now()}@mail.example`;
  await signInThere(await opensWindow(page, t), email);
  await page.getByRole('button', { name: t('firebase.enrolPhone') }).click();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByLabel(t('firebase.enrolNumber')).fill(PHONE);
  await sendsCode();
  await page.getByLabel(t('firebase.factorCode'), { exact: true }).fill(await codeFor());
  await page.getByRole('button', { name: t('firebase.factorVerify') }).click();
  await expect(page.getByText(t('firebase.enrolAdded'))).toBeVisible();

  const again = await opensWindow(page, t);
  await isReady(again);
  await again.locator('.js-reuse-account').filter({ hasText: email }).click();
  await sendsCode();
  await page.getByLabel(t('firebase.factorCode'), { exact: true }).fill(await codeFor());
  await page.getByRole('button', { name: t('firebase.factorVerify') }).click();
  await page.getByRole('button', { name: t('firebase.enrolRemove') }).click();
  const question = page.getByRole('alertdialog', { name: t('firebase.enrolRemoveTitle') });
  await expect(question.getByRole('button', { name: t('firebase.cancel') })).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await page.goBack();
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: t('firebase.enrolRemove') }).click();
  await question.getByRole('button', { name: t('firebase.enrolRemove') }).click();
  // Above the dialog, which dims the page.
  await expect(page.locator(':popover-open').getByText(t('firebase.enrolRemoved'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('firebase.enrolRemove') })).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('firebase.enrolPhone') })).toBeFocused();
  await expect(page).toHaveURL(merchant.url(ROUTES.settings));
  await addsApp(page, t);

  /** The emulator outlives a test, and has the codes of those before. */
  async function sendsCode(): Promise<void> {
    const before = await codeFor();
    await page.getByRole('button', { name: t('firebase.factorSend') }).click();
    await expect.poll(codeFor).not.toBe(before);
  }
});

test('without such a log-in the settings offer no second step (A11)', async ({
  page,
  member,
  merchant,
  t,
}) => {
  await merchant.switches({ GOOGLELOGIN3: false, FACEBOOKLOGIN3: false, TWITTERLOGIN3: false });
  await member.isAt(ROUTES.settings);
  await expect(page.getByRole('heading', { name: t('member.security') })).toBeVisible();
  await expect(page.getByText(t('firebase.enrolTitle'))).toHaveCount(0);
});
