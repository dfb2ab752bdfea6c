import type { Page } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { lastCodeOf } from '@/tests/firebase/emulator-client';
import { violationsOf } from '../support/axe';
import type { BrandCode } from '../support/merchant';
import { expect, test } from '../support/test';
import type { Translate } from '../support/texts';
import { asOrdinaryWindow, startFirebase } from './google';
import { signInThere, withoutNetwork } from './vendor-window';

const brand: BrandCode = 'aurora';
const PHONE = '+14155550177';

test.use({ brand });

const codeFor = () => lastCodeOf(process.env.FIREBASE_AUTH_EMULATOR ?? '', `demo-${brand}`, PHONE);

/** Opens the dialog and the vendor's window behind it. */
async function opensWindow(page: Page, t: Translate): Promise<Page> {
  await page.getByRole('button', { name: t('firebase.enrolManage') }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: t('firebase.continueWith', { name: 'Google' }) }).click();
  return opened;
}

test('a member adds a phone as second step in the settings, is asked for it the next time, and takes it away (A23, B25)', async ({
  page,
  context,
  merchant,
  member,
  t,
  complaints,
}) => {
  test.setTimeout(120_000);
  complaints.expect(/handler|unpkg|mdc|status of (?:400|501)/);
  await Promise.all([startFirebase(brand), asOrdinaryWindow(context), withoutNetwork(context)]);
  await merchant.switches({ GOOGLELOGIN3: true });
  await member.isAt(ROUTES.settings);
  const email = `steps-${Date.now()}@mail.example`;
  await signInThere(await opensWindow(page, t), email);
  await page.getByRole('button', { name: t('firebase.enrolPhone') }).click();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByLabel(t('firebase.enrolNumber')).fill(PHONE);
  await page.getByRole('button', { name: t('firebase.factorSend') }).click();
  await page.getByLabel(t('firebase.factorCode'), { exact: true }).fill(await codeWhenSent());
  await page.getByRole('button', { name: t('firebase.factorVerify') }).click();
  await expect(page.getByText(t('firebase.enrolAdded'))).toBeVisible();

  const again = await opensWindow(page, t);
  await again.locator('.js-reuse-account').filter({ hasText: email }).click();
  const before = await codeFor();
  await page.getByRole('button', { name: t('firebase.factorSend') }).click();
  await expect.poll(codeFor).not.toBe(before);
  await page.getByLabel(t('firebase.factorCode'), { exact: true }).fill(await codeFor());
  await page.getByRole('button', { name: t('firebase.factorVerify') }).click();
  await page.getByRole('button', { name: t('firebase.enrolRemove') }).click();
  await expect(page.getByText(t('firebase.enrolRemoved'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('firebase.enrolRemove') })).toHaveCount(0);

  async function codeWhenSent(): Promise<string> {
    await expect.poll(codeFor).toMatch(/^\d{6}$/);
    return codeFor();
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
