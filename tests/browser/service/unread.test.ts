import { ROUTES } from '@/lib/shared/routes';
import { whenAlive } from '../support/people';
import { whenBrowserIdle } from '../support/settled';
import { expect, test } from '../support/test';
import { customerServiceOf, widgetCalls } from './customer-service';

test('the widget opens in place of the chat’s page; a tap before it is there waits for it; the service tab counts unread messages, and the count falls when the chat is read and rises again (C2, C3, B13)', async ({
  page,
  member,
  visitor,
  merchant,
  site,
  t,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/widget\.js/, async (route) => {
    await released;
    await route.continue();
  });
  await member.isAt(ROUTES.service);
  const tab = page
    .getByRole('navigation', { name: t('tab.name'), exact: true })
    .locator(`a[href^="${ROUTES.service}"]`);
  await expect(tab).toHaveAccessibleName(`${t('tab.service')} 3 unread messages`);
  await whenAlive(page);
  await page.waitForFunction(() => document.querySelector('script[src*="widget.js"]') !== null);
  await page.getByRole('button', { name: t('service.chatNow') }).click();
  await expect(page.getByRole('button', { name: t('service.chatOpening') })).toBeVisible();
  release();
  await expect(page.frameLocator('iframe[title="Chat"]').getByRole('log')).toContainText('lan');
  expect(await merchant.callsTo('/wps/relay/CBS_launchChat')).toEqual([]);
  expect((await widgetCalls(page)).find(({ name }) => name === 'open')?.args).toEqual([
    { language: 'en-US' },
  ]);
  const requestCount = async () => (await merchant.callsTo('/wps/relay/CBS_unreadCount')).length;
  const before = await requestCount();
  await visitor.opens();
  await expect.poll(requestCount).toBeGreaterThan(before);
  // A request made meanwhile shares the answer.
  await whenBrowserIdle(page);
  await expect(tab).toHaveAccessibleName(t('tab.service'));
  await customerServiceOf(site.provider).writesTo(merchant.code, 'lan');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(tab).toHaveAccessibleName(`${t('tab.service')} 1 unread message`);
});
