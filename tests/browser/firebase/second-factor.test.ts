import { ROUTES } from '@/lib/shared/routes';
import { enrolPhone, lastCodeOf } from '@/tests/firebase/emulator-client';
import { violationsOf } from '../support/axe';
import type { BrandCode } from '../support/merchant';
import { expect, test } from '../support/test';
import { asOrdinaryWindow, oneTapBar, signInAtGoogle, startFirebase } from './google';

const brand: BrandCode = 'aurora';
const PHONE = '+14155550123';

test.use({ brand });

test('an account with a second factor has a code sent, is refused a wrong one, and comes in with the right one (A23, X9)', async ({
  page,
  context,
  site,
  merchant,
  visitor,
  t,
  complaints,
}) => {
  test.setTimeout(90_000);
  const origin = process.env.FIREBASE_AUTH_EMULATOR ?? '';
  const project = `demo-${brand}`;
  const sub = `guarded-${Date.now()}`;
  // The service asks for the factor by a 400, refuses a wrong code so too, and the emulator knows no reCAPTCHA Enterprise.
  complaints.expect(/status of (?:400|501)/);
  await Promise.all([startFirebase(brand), asOrdinaryWindow(context)]);
  await enrolPhone(origin, project, { sub, phone: PHONE });
  await merchant.switches({ GOOGLELOGIN3: true, FIREBASECREATEACC3: true, SSOMANUALREG3: false });
  await signInAtGoogle(site, sub);
  await visitor.opens(ROUTES.login);
  await expect(oneTapBar(page)).toBeVisible();
  await oneTapBar(page).locator('[data-onetap=continue]').click();
  const dialog = page.getByRole('dialog', { name: t('firebase.factorTitle') });
  await expect(dialog.getByText(/My phone · .*0123/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: t('firebase.factorSend') }).click();
  const field = dialog.getByLabel(t('firebase.factorCode'), { exact: true });
  await field.fill('000000');
  await dialog.getByRole('button', { name: t('firebase.factorVerify') }).click();
  await expect(dialog).toContainText('auth/invalid-verification-code');
  await field.fill(await lastCodeOf(origin, project, PHONE));
  await dialog.getByRole('button', { name: t('firebase.factorVerify') }).click();
  await expect(page).toHaveURL(merchant.url(ROUTES.home));
});
