import { ROUTES, toHref } from '@/lib/shared/routes';
import type { BrandCode } from '../support/merchant';
import { whenAlive } from '../support/people';
import { expect, test } from '../support/test';
import { asOrdinaryWindow, startFirebase } from './google';
import { signInThere, withoutNetwork } from './vendor-window';

const brand: BrandCode = 'aurora';
const GO = toHref(ROUTES.login, { go: ROUTES.news });
const HANDLER = /\/emulator\/auth\/handler/;

test.use({ brand });
test.beforeAll(() => startFirebase(brand));

test('a tap opens the vendor’s window; one that the player closes is said, and the form stands as before; a newer one ends the older without a word, and its sign-in comes in (A20, A10, X9)', async ({
  page,
  context,
  visitor,
  merchant,
  complaints,
  t,
}) => {
  complaints.expect(/handler|unpkg|mdc/);
  await Promise.all([asOrdinaryWindow(context), withoutNetwork(context)]);
  const ways = { GOOGLELOGIN3: true, FACEBOOKLOGIN3: true };
  await merchant.switches({ ...ways, FIREBASECREATEACC3: true, SSOMANUALREG3: false });
  await visitor.opens(GO);
  await whenAlive(page);
  // A window is reported once its page has answered; without a time of its own only the test's would end the wait.
  const nextWindow = () => page.waitForEvent('popup', { timeout: 30_000 });
  const button = (name: string) => page.getByRole('button', { name: t('firebase.continueWith', { name }) });
  await button('Google').hover();
  const closed = nextWindow();
  await button('Google').click();
  await (await closed).close();
  const notice = page.getByRole('alertdialog');
  await expect(notice).toContainText('auth/popup-closed-by-user');
  await notice.getByRole('button', { name: t('notice.confirm') }).click();
  await expect(notice).toHaveCount(0);
  const older = nextWindow();
  await button('Google').click();
  const first = await older;
  await expect(first).toHaveURL(HANDLER);
  const newer = nextWindow();
  await button('Facebook').click();
  const second = await newer;
  await expect(second).toHaveURL(/providerId=facebook\.com/);
  await expect(notice).toHaveCount(0);
  await signInThere(second, `window-${Date.now()}@mail.example`);
  await expect(page).toHaveURL(merchant.url(ROUTES.news));
  const [sent] = await merchant.callsTo('/wps/member/register/social');
  expect(sent?.body).toContain('FACEBOOK');
  await first.close();
});
