import { ROUTES } from '@/lib/shared/routes';
import { whenAlive } from '../support/people';
import { expect, test } from '../support/test';
import { customerServiceOf, widgetCalls } from './customer-service';

test('the tab of service counts what is unread; it falls when the chat is read and rises again (C2, B13)', async ({
  page,
  member,
  visitor,
  merchant,
  site,
  t,
}) => {
  await member.isIn('lan');
  const tab = page
    .getByRole('navigation', { name: t('tab.name'), exact: true })
    .locator(`a[href^="${ROUTES.service}"]`);
  await expect(tab).toHaveAccessibleName(`${t('tab.service')} 3 unread messages`);
  await visitor.opens(ROUTES.service);
  await whenAlive(page);
  await expect.poll(async () => (await widgetCalls(page)).length).toBeGreaterThan(1);
  await page.getByRole('button', { name: t('service.chatNow') }).click();
  await expect(page.frameLocator('iframe[title="Chat"]').getByRole('log')).toContainText('lan');
  await visitor.opens();
  await expect
    .poll(async () => (await merchant.callsTo('/wps/relay/CBS_unreadCount')).length)
    .toBeGreaterThan(2);
  await expect(tab).toHaveAccessibleName(t('tab.service'));
  await customerServiceOf(site.provider).writesTo(merchant.code, 'lan');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(tab).toHaveAccessibleName(`${t('tab.service')} 1 unread message`);
});

test('a visitor has no unread count (C2)', async ({ page, visitor, merchant }) => {
  await visitor.opens();
  await page.waitForFunction(() => document.querySelector('script[src*="widget.js"]') !== null);
  expect(await merchant.callsTo('/wps/relay/CBS_unreadCount')).toEqual([]);
});
