import type { BrowserContext } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from '../support/test';
import { leaveSite, pushServiceOf, workerOf } from './push-browser';

test.use({ serviceWorkers: 'allow' });

const gift = (id: string) => JSON.stringify({ fcmMessageId: id, notification: { title: id } });

const titlesIn = (context: BrowserContext) =>
  workerOf(context).evaluate(async () => {
    const { registration } = self as unknown as ServiceWorkerGlobalScope;
    return (await registration.getNotifications()).map(({ title }) => title);
  });

test('during a break the worker shows no message, and shows them again after it (B5, P2)', async ({
  page,
  context,
  visitor,
  merchant,
}) => {
  await context.grantPermissions(['notifications'], { origin: merchant.origin });
  const until = Math.ceil(Date.now() / 1000) + 3600;
  await context.addCookies([{ name: 'mc_break', value: String(until), url: merchant.origin }]);
  await visitor.opens(ROUTES.news);
  const { deliver } = await pushServiceOf(page, merchant);
  await expect.poll(() => page.evaluate(() => caches.has('mc-break'))).toBe(true);
  await deliver(gift('in sight'));
  await expect(page.getByText('in sight')).toHaveCount(0);
  await leaveSite(page);
  await deliver(gift('silenced'));
  await expect.poll(() => titlesIn(context)).toEqual([new URL(merchant.origin).hostname]);
  await workerOf(context).evaluate(async () => {
    const stored = await caches.open('mc-break');
    await stored.put('/m/break', new Response(String(Math.floor(Date.now() / 1000) - 1)));
  });
  await deliver(gift('afterwards'));
  await expect.poll(() => titlesIn(context)).toContain('afterwards');
  expect(await titlesIn(context)).not.toContain('silenced');
});
