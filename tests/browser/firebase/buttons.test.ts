import { ROUTES } from '@/lib/shared/routes';
import { violationsOf } from '../support/axe';
import type { BrandCode } from '../support/merchant';
import { whenAlive } from '../support/people';
import { expect, test } from '../support/test';

const brand: BrandCode = 'noor';
const ALL = { GOOGLELOGIN3: true, FACEBOOKLOGIN3: true, TWITTERLOGIN3: true };

test.use({ brand });

// A sign-in that fails: popup.test.ts, tests/unit/components/auth/firebase/firebase-buttons.test.tsx.
test('in a private window no sign-in window opens, and a short toast explains why (A19, A11)', async ({
  page,
  merchant,
  visitor,
  t,
  complaints,
}) => {
  // The vendor's own script is not reached from here.
  complaints.expect(/apis\.google\.com|ERR_/);
  await page.route('https://apis.google.com/**', (route) => route.abort());
  await merchant.switches(ALL);
  await visitor.opens(ROUTES.login);
  await whenAlive(page);
  const button = (name: string) => page.getByRole('button', { name: t('firebase.continueWith', { name }) });
  for (const name of ['Google', 'Facebook', 'X']) await expect(button(name)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const windows: unknown[] = [];
  page.on('popup', (popup) => windows.push(popup));
  await button('Facebook').click();
  const toast = page.getByText(t('firebase.not_support_incognito'));
  await expect(toast).toBeVisible();
  await expect(toast).toBeHidden();
  expect(windows).toEqual([]);
});
