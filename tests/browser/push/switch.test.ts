import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from '../support/test';
import {
  letSetUp,
  outlastsSetUp,
  storedToken,
  subscriptionOf,
  willAnswer,
  withPushService,
} from './push-browser';

test.use({ serviceWorkers: 'allow' });

test('the player switches messages on and off for this device, and off stays off (K8, P6)', async ({
  page,
  context,
  member,
  merchant,
  t,
}) => {
  await Promise.all([withPushService(context), willAnswer(context, 'granted')]);
  await page.clock.install();
  await member.isAt(ROUTES.settings);
  await letSetUp(page);
  await page.getByRole('button', { name: t('push.later') }).click();
  const row = page.getByRole('listitem').filter({ hasText: t('push.device') });
  await row.getByRole('button', { name: t('push.switchOn') }).click();
  await expect(row.getByText(t('push.deviceOn'), { exact: true })).toBeVisible();
  expect(await merchant.callsTo('/wps/relay/CSP_fcmBind')).toHaveLength(1);

  await row.getByRole('button', { name: t('push.switchOff') }).click();
  await expect(row.getByText(t('push.deviceOff'), { exact: true })).toBeVisible();
  await expect.poll(() => subscriptionOf(page)).toBeUndefined();
  // Browser and provider both learn of it immediately.
  await expect.poll(() => merchant.callsTo('/wps/relay/CSP_fcmUnsubscribe')).toHaveLength(1);

  await page.reload();
  await letSetUp(page);
  await outlastsSetUp(page);
  expect(await storedToken(page)).toBeNull();
  expect(await merchant.callsTo('/wps/relay/CSP_fcmBind')).toHaveLength(1);
});
