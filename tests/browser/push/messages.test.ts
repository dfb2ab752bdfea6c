import type { BrowserContext } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { violationsOf } from '../support/axe';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';
import { leaveSite, pushServiceOf, workerOf } from './push-browser';

test.use({ serviceWorkers: 'allow' });

const GIFT = { title: 'A gift for you', body: 'Open it today.' };
const message = (fields: object) => JSON.stringify({ from: '100200300400', fcmMessageId: 'm-1', ...fields });

/** The notifications that the browser shows, as the worker knows them. */
const shownIn = (context: BrowserContext) =>
  workerOf(context).evaluate(async () => {
    const { registration } = self as unknown as ServiceWorkerGlobalScope;
    return (await registration.getNotifications()).map(({ title, body, tag, data }) => ({
      title,
      body,
      tag,
      data,
    }));
  });

test.describe('lotus', () => {
  test.use({ brand: 'lotus' });

  test('a message for a visible page appears on it once, leads to its page, and is no notification (P2, ruling 39)', async ({
    page,
    context,
    visitor,
    merchant,
  }) => {
    await context.grantPermissions(['notifications'], { origin: merchant.origin });
    await visitor.opens(ROUTES.news);
    const { deliver } = await pushServiceOf(page, merchant);
    await whenPageSettled(page);
    await deliver(message({ notification: GIFT, data: { link: ROUTES.activity } }));
    const news = page.getByRole('status').getByRole('link', { name: GIFT.title });
    await expect(news).toHaveCount(1);
    await expect(news).toContainText(GIFT.body);
    // A reader who is on it keeps it.
    await news.focus();
    expect(await violationsOf(page)).toEqual([]);
    expect(await shownIn(context)).toEqual([]);
    await news.click();
    await expect(page).toHaveURL(merchant.url(ROUTES.activity));
    await expect(page.getByText(GIFT.title)).toHaveCount(0);
  });
});

test('without a visible page the worker shows each message once, and nothing for other data (P2, SEC-69, ruling 64)', async ({
  page,
  context,
  visitor,
  merchant,
}) => {
  await context.grantPermissions(['notifications'], { origin: merchant.origin });
  await visitor.opens(ROUTES.news);
  const { deliver } = await pushServiceOf(page, merchant);
  await leaveSite(page);
  const gift = message({
    notification: GIFT,
    fcmOptions: { link: `${merchant.origin}/m/activity?activityId=42` },
  });
  await deliver(gift);
  await deliver(gift);
  const first = { ...GIFT, tag: 'm-1', data: { path: '/m/activity?activityId=42' } };
  await expect.poll(() => shownIn(context)).toEqual([first]);

  await deliver(
    message({ fcmMessageId: 'm-2', data: { title: '<b>Hi</b>', link: 'https://evil.example/m/' } }),
  );
  const second = { title: '<b>Hi</b>', body: '', tag: 'm-2', data: { path: ROUTES.home } };
  await expect.poll(() => shownIn(context)).toEqual(expect.arrayContaining([first, second]));

  for (const hostile of [
    'not JSON',
    '[]',
    '{"notification":{"title":{"a":1}}}',
    message({ data: { x: 'y'.repeat(3000) } }),
  ])
    await deliver(hostile);
  const neutral = {
    title: new URL(merchant.origin).hostname,
    body: '',
    tag: 'neutral',
    data: { path: ROUTES.home },
  };
  await expect.poll(() => shownIn(context)).toEqual(expect.arrayContaining([neutral]));
  // Each of the four replaces the one before it.
  await expect.poll(() => shownIn(context)).toHaveLength(3);
});
