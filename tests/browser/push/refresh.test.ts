import type { Page } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { whenBrowserIdle } from '../support/settled';
import { expect, test } from '../support/test';
import { letSetUp, outlastsSetUp, storedToken, willAnswer, withPushService } from './push-browser';

test.use({ serviceWorkers: 'allow' });

const [BIND, SUBSCRIBE] = ['/wps/relay/CSP_fcmBind', '/wps/relay/CSP_fcmSubscribe'];
const DAY_MS = 86_400_000;

const keep = (page: Page, patch: object) =>
  page.evaluate((changes) => {
    const record = JSON.parse(localStorage.getItem('FCM_webToken') ?? '{}');
    localStorage.setItem('FCM_webToken', JSON.stringify({ ...record, ...changes }));
  }, patch);

// Where a field of it is empty, or another's: tests/unit/shared/push/push-plan.test.ts.
test('a token is bound again after seven days; a good one is left alone (P4)', async ({
  page,
  context,
  member,
  merchant,
  visitor,
}) => {
  await Promise.all([withPushService(context), willAnswer(context, 'granted')]);
  await context.addInitScript(() => localStorage.setItem('test_push_permission', 'granted'));
  await page.clock.install();
  await member.isAt(ROUTES.news);
  const bound = async () => (await merchant.callsTo(BIND)).length;
  const subscribed = async () => (await merchant.callsTo(SUBSCRIBE)).length;
  await letSetUp(page);
  await expect.poll(() => storedToken(page)).toBeTruthy();
  expect(await bound()).toBe(1);

  const returns = async () => {
    await visitor.opens(ROUTES.news);
    await letSetUp(page);
  };
  const { time } = await storedToken(page);
  for (const [count, patch] of [
    [1, { time: time - 6 * DAY_MS }],
    [2, { time: time - 8 * DAY_MS }],
  ] as const) {
    await keep(page, patch);
    await returns();
    await outlastsSetUp(page);
    await expect.poll(bound).toBe(count);
    // A binding ends with the record, which the next round changes.
    await expect.poll(subscribed).toBe(count);
    await whenBrowserIdle(page);
  }
});
