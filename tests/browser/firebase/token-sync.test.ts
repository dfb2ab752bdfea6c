import { ROUTES, toHref } from '@/lib/shared/routes';
import type { BrandCode } from '../support/merchant';
import { whenPageSettled } from '../support/settled';
import { expect } from '../support/test';
import { TOKEN_PATH, test } from './code-sender';
import { asOrdinaryWindow, oneTapBar, signInAtGoogle, startFirebase } from './google';

const brand: BrandCode = 'aurora';

test.use({ brand });

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
  await Promise.all([startFirebase(brand), asOrdinaryWindow(context)]);
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
  expect(asked).toEqual(['POST Bearer <id token>', 'DELETE']);
});
