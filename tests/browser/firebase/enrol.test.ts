import type { Page } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { lastCodeOf } from '@/tests/firebase/emulator-client';
import { violationsOf } from '../support/axe';
import type { BrandCode } from '../support/merchant';
import { expect, test } from '../support/test';
import type { Say } from '../support/texts';
import { asOrdinaryWindow, startFirebase } from './google';
import { signInThere, withoutNetwork } from './vendor-window';

const brand: BrandCode = 'aurora';
const PHONE = '+14155550177';

test.use({ brand });

const codeFor = () => lastCodeOf(process.env.FIREBASE_AUTH_EMULATOR ?? '', `demo-${brand}`, PHONE);

/** Opens the dialog and the vendor's window behind it. */
async function opensWindow(page: Page, say: Say): Promise<Page> {
  await page.getByRole('button', { name: say('firebase.enrolManage') }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: say('firebase.continueWith', { name: 'Google' }) }).click();
  return opened;
}

test('a member adds a phone as second step in the settings, is asked for it the next time, and takes it away (A23, B25)', async ({
  page,
  context,
  merchant,
  member,
  say,
  complaints,
}) => {
  test.setTimeout(120_000);
  complaints.expect(/handler|unpkg|mdc|status of (?:400|501)/);
  await Promise.all([startFirebase(brand), asOrdinaryWindow(context), withoutNetwork(context)]);
  await merchant.switches({ GOOGLELOGIN3: true });
  await member.isAt(ROUTES.settings);
  const email = `steps-${Date.now()}@mail.example`;
  await signInThere(await opensWindow(page, say), email);
  await page.getByRole('button', { name: say('firebase.enrolPhone') }).click();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByLabel(say('firebase.enrolNumber')).fill(PHONE);
  await page.getByRole('button', { name: say('firebase.factorSend') }).click();
  await page.getByLabel(say('firebase.factorCode'), { exact: true }).fill(await codeWhenSent());
  await page.getByRole('button', { name: say('firebase.factorVerify') }).click();
  await expect(page.getByText(say('firebase.enrolAdded'))).toBeVisible();

  const again = await opensWindow(page, say);
  await again.locator('.js-reuse-account').filter({ hasText: email }).click();
  const before = await codeFor();
  await page.getByRole('button', { name: say('firebase.factorSend') }).click();
  await expect.poll(codeFor).not.toBe(before);
  await page.getByLabel(say('firebase.factorCode'), { exact: true }).fill(await codeFor());
  await page.getByRole('button', { name: say('firebase.factorVerify') }).click();
  await page.getByRole('button', { name: say('firebase.enrolRemove') }).click();
  await expect(page.getByText(say('firebase.enrolRemoved'))).toBeVisible();
  await expect(page.getByRole('button', { name: say('firebase.enrolRemove') })).toHaveCount(0);

  async function codeWhenSent(): Promise<string> {
    await expect.poll(codeFor).toMatch(/^\d{6}$/);
    return codeFor();
  }
});

test('without such a log-in the settings offer no second step (A11)', async ({
  page,
  member,
  merchant,
  say,
}) => {
  await merchant.switches({ GOOGLELOGIN3: false, FACEBOOKLOGIN3: false, TWITTERLOGIN3: false });
  await member.isAt(ROUTES.settings);
  await expect(page.getByRole('heading', { name: say('member.security') })).toBeVisible();
  await expect(page.getByText(say('firebase.enrolTitle'))).toHaveCount(0);
});
