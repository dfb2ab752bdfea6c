import { ROUTES, toHref } from '@/lib/shared/routes';
import { enrolPhone, lastCodeOf } from '@/tests/firebase/emulator-client';
import { violationsOf } from '../support/axe';
import type { BrandCode } from '../support/merchant';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';
import { asOrdinaryWindow, oneTapBar, signInAtGoogle, startFirebase } from './google';

const brand: BrandCode = 'aurora';
const PHONE = '+14155550123';

test.use({ brand });
test.beforeAll(() => startFirebase(brand));

test('a page that is no way in asks nothing of Google; on the login a tap on One Tap signs in at Firebase, where an account with a second factor has a code sent, is refused a wrong one, and comes in with the right one as an account of its own, with nothing left in storage (ruling 34, A10, A23, X9)', async ({
  page,
  context,
  site,
  merchant,
  visitor,
  t,
  complaints,
}) => {
  const origin = process.env.FIREBASE_AUTH_EMULATOR ?? '';
  const project = `demo-${brand}`;
  const sub = `guarded-${Date.now()}`;
  // The service requests the factor by a 400 and rejects a wrong code by one; the emulator lacks reCAPTCHA Enterprise.
  complaints.expect(/status of (?:400|501)/);
  await asOrdinaryWindow(context);
  await enrolPhone(origin, project, { sub, phone: PHONE });
  await merchant.switches({ GOOGLELOGIN3: true, FIREBASECREATEACC3: true, SSOMANUALREG3: false });
  await signInAtGoogle(site, sub);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await visitor.opens(ROUTES.news);
  await whenPageSettled(page);
  expect(requests.filter((url) => /gsi|googleapis|firebase/.test(url))).toEqual([]);
  await visitor.opens(toHref(ROUTES.login, { go: ROUTES.news }));
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
  await expect(page).toHaveURL(merchant.url(ROUTES.news));
  const [registered] = await merchant.callsTo('/wps/member/register/social');
  expect(registered).toBeDefined();
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toMatch(/eyJ|refreshToken|firebase:authUser/);
});
