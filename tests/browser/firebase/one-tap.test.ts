import { ROUTES } from '@/lib/shared/routes';
import type { BrandCode } from '../support/merchant';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';
import { asOrdinaryWindow, oneTapBar, signInAtGoogle, startFirebase } from './google';

const brand: BrandCode = 'rio';

test.use({ brand });

test('a page that is no way in asks nothing of Google; on the login a tap on One Tap signs in at Firebase and opens an account of its own, with nothing left in storage (ruling 34, A10)', async ({
  page,
  context,
  site,
  merchant,
  visitor,
}) => {
  test.setTimeout(90_000);
  await Promise.all([startFirebase(brand), asOrdinaryWindow(context)]);
  await merchant.switches({ GOOGLELOGIN3: true, FIREBASECREATEACC3: true, SSOMANUALREG3: false });
  await signInAtGoogle(site, `player-${Date.now()}`);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await visitor.opens(ROUTES.news);
  await whenPageSettled(page);
  expect(requests.filter((url) => /gsi|googleapis|firebase/.test(url))).toEqual([]);
  await visitor.opens(ROUTES.login);
  await expect(oneTapBar(page)).toBeVisible();
  await oneTapBar(page).locator('[data-onetap=continue]').click();
  await expect(page).toHaveURL(merchant.url(ROUTES.home));
  const [registered] = await merchant.callsTo('/wps/member/register/social');
  expect(registered).toBeDefined();
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toMatch(/eyJ|refreshToken|firebase:authUser/);
});
