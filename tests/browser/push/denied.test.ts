import { ROUTES } from '@/lib/shared/routes';
import { violationsOf } from '../support/axe';
import { expect, test } from '../support/test';
import { letSetUp, outlastsSetUp, storedToken, willAnswer, withPushService } from './push-browser';

test.use({ serviceWorkers: 'allow', brand: 'rio' });

test('refusing in the browser closes the prompt and explains how to allow it again (P3)', async ({
  page,
  context,
  member,
  merchant,
  t,
}) => {
  await Promise.all([withPushService(context), willAnswer(context, 'denied')]);
  await page.clock.install();
  await member.isAt(ROUTES.news);
  await letSetUp(page);
  const prompt = page.getByRole('dialog', { name: t('push.title') });
  await prompt.getByRole('button', { name: t('push.agree') }).click();
  await expect(prompt).toHaveCount(0);
  const tips = page.getByRole('alertdialog', { name: t('push.tipsTitle') });
  for (const key of ['push.androidFirst', 'push.androidThen', 'push.tipsLast'])
    await expect(tips.getByText(t(key))).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await tips.getByRole('button', { name: t('push.tipsClose') }).click();
  await expect(tips).toHaveCount(0);
  await page.reload();
  await letSetUp(page);
  await outlastsSetUp(page);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  expect(await merchant.callsTo('/wps/relay/CSP_fcmBind')).toEqual([]);
});

test('without a push service a message is shown, and nothing is stored (P2, B8)', async ({
  page,
  context,
  member,
  merchant,
  t,
}) => {
  await context.addInitScript(() => {
    PushManager.prototype.subscribe = async () => {
      throw new DOMException('Registration failed - push service not available', 'AbortError');
    };
  });
  await willAnswer(context, 'granted');
  await page.clock.install();
  await member.isAt(ROUTES.news);
  await letSetUp(page);
  await page.getByRole('button', { name: t('push.agree') }).click();
  await expect(page.getByText(t('push.failed'))).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  expect(await merchant.callsTo('/wps/relay/CSP_fcmBind')).toEqual([]);
});
