import { ROUTES } from '@/lib/shared/routes';
import { violationsOf } from '../support/axe';
import type { BrandCode } from '../support/merchant';
import { whenAlive } from '../support/people';
import { expect, test } from '../support/test';
import { asOrdinaryWindow } from './google';

const brand: BrandCode = 'noor';
const ALL = { GOOGLELOGIN3: true, FACEBOOKLOGIN3: true, TWITTERLOGIN3: true };

test.use({ brand });

test('in a private window no sign-in window opens, and a toast of 1.5 seconds explains why (A19, A11)', async ({
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
  await expect(toast).toBeHidden({ timeout: 3_000 });
  expect(windows).toEqual([]);
});

test.describe('without the vendor’s network', () => {
  test.use({ brand: 'rio' });

  test('a sign-in that fails is a notice with code and reason, and the form is as it was (X9)', async ({
    page,
    context,
    merchant,
    visitor,
    t,
    complaints,
  }) => {
    complaints.expect(/apis\.google\.com|ERR_/);
    await asOrdinaryWindow(context);
    await page.route('https://apis.google.com/**', (route) => route.abort());
    await merchant.switches({ ...ALL, GOOGLELOGIN3: false });
    await visitor.opens(ROUTES.login);
    await whenAlive(page);
    await page.getByLabel(t('auth.username'), { exact: true }).fill('lan');
    await page.getByRole('button', { name: t('firebase.continueWith', { name: 'X' }) }).click();
    const notice = page.getByRole('alertdialog');
    await expect(notice).toContainText(t('firebase.unreachable'));
    await expect(notice).toContainText('auth/internal-error');
    await expect(notice).toContainText(t('firebase.reasonLine', { reason: '' }).trim());
    await notice.getByRole('button', { name: t('notice.confirm') }).click();
    await expect(page.getByLabel(t('auth.username'), { exact: true })).toHaveValue('lan');
  });
});
