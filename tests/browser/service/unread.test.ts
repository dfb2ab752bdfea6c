import { ROUTES } from '@/lib/shared/routes';
import { whenAlive } from '../support/people';
import { whenBrowserIdle } from '../support/settled';
import { expect, test } from '../support/test';
import { customerServiceOf, widgetCalls } from './customer-service';

test('the service tab counts unread messages; the count falls when the chat is read and rises again (C2, B13)', async ({
  page,
  member,
  visitor,
  merchant,
  site,
  t,
}) => {
  await member.isAt(ROUTES.service);
  const tab = page
    .getByRole('navigation', { name: t('tab.name'), exact: true })
    .locator(`a[href^="${ROUTES.service}"]`);
  await expect(tab).toHaveAccessibleName(`${t('tab.service')} 3 unread messages`);
  await whenAlive(page);
  await expect.poll(async () => (await widgetCalls(page)).length).toBeGreaterThan(1);
  await page.getByRole('button', { name: t('service.chatNow') }).click();
  await expect(page.frameLocator('iframe[title="Chat"]').getByRole('log')).toContainText('lan');
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
