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

/** Tells the worker when the break ends, in seconds from now, as a page of the site does. */
const endBreakIn = (context: BrowserContext, seconds: number) =>
  workerOf(context).evaluate(
    async (end) => {
      const stored = await caches.open('mc-break');
      await stored.put('/m/break', new Response(String(end)));
    },
    Math.floor(Date.now() / 1000) + seconds,
  );

test('during a break the worker shows no message, neither on a page in sight nor as a notification, and shows them again after it (B5, P2)', async ({
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
  await page.evaluate(() => {
    const titles: string[] = [];
    Object.assign(window, { titles });
    navigator.serviceWorker.addEventListener('message', ({ data }) => titles.push(data.notification?.title));
  });
  await deliver(gift('silenced in sight'));
  await endBreakIn(context, -1);
  await deliver(gift('in sight'));
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'titles'))).toEqual(['in sight']);
  await endBreakIn(context, 3_600);
  await leaveSite(page);
  await deliver(gift('silenced'));
  await expect.poll(() => titlesIn(context)).toEqual([new URL(merchant.origin).hostname]);
  await endBreakIn(context, -1);
  await deliver(gift('afterwards'));
  await expect.poll(() => titlesIn(context)).toContain('afterwards');
  expect(await titlesIn(context)).not.toContain('silenced');
});
