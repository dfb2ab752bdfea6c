import { ROUTES } from '@/lib/shared/routes';
import { violationsOf } from '../support/axe';
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

const [BIND, SUBSCRIBE] = ['/wps/relay/CSP_fcmBind', '/wps/relay/CSP_fcmSubscribe'];
const MORNING = new Date('2026-11-23T09:00:00');

// A visitor never sees it: tests/unit/client/push/run-push.test.tsx.
test.describe('noor', () => {
  test.use({ brand: 'noor' });

  test('the soft prompt comes once a day, and Back closes it; a yes binds the token and subscribes it to ALL (P1, P2, S10, rulings 39, 40)', async ({
    page,
    context,
    member,
    merchant,
    visitor,
    t,
  }) => {
    await Promise.all([withPushService(context), willAnswer(context, 'granted')]);
    await page.clock.install({ time: MORNING });
    await member.isAt(ROUTES.news);
    await letSetUp(page);
    const prompt = page.getByRole('dialog', { name: t('push.title') });
    await expect(prompt).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.goBack();
    await expect(prompt).toHaveCount(0);
    await expect(page).toHaveURL(merchant.url(ROUTES.news));
    const promptedOn = () => page.evaluate(() => localStorage.getItem('FCM_closeDate'));
    expect(await promptedOn()).toBe('2026-11-23');

    await visitor.opens(ROUTES.activity);
    await letSetUp(page);
    await outlastsSetUp(page);
    await expect(prompt).toHaveCount(0);
    expect(await merchant.callsTo(BIND)).toEqual([]);

    await page.clock.setSystemTime(new Date('2026-11-24T00:00:05'));
    await visitor.opens(ROUTES.news);
    await letSetUp(page);
    await prompt.getByRole('button', { name: t('push.agree') }).click();
    await expect(page.getByText(t('push.isOn'))).toBeVisible();
    const { token, ...whose } = await storedToken(page);
    expect(whose).toMatchObject({ merchant: 'noor', member: expect.stringMatching(/^\d+$/) });
    const bodies = async (path: string) => (await merchant.callsTo(path)).map(({ body }) => JSON.parse(body));
    expect(await bodies(BIND)).toEqual([{ registrationToken: token }]);
    expect(await bodies(SUBSCRIBE)).toEqual([{ registrationToken: token, topic: 'ALL' }]);
    expect(await subscriptionOf(page)).toMatch(/^https:\/\/push\.example\//);
    const workers = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
    );
    expect(workers).toEqual(['/m/']);
  });
});
