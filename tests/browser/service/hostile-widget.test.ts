import { ROUTES } from '@/lib/shared/routes';
import { whenAlive } from '../support/people';
import { whenBrowserIdle } from '../support/settled';
import { expect, test } from '../support/test';

const CALL = '**/WPSCORE_getCustomerServiceScript';
const EVIL = 'https://widget.evil.example';

const WIDGET = { scriptUrl: `${EVIL}/w.js`, widget: 'Evil' };

// More of them: tests/unit/client/service/chat-object.test.ts.
test('a script of a host that the merchant has not named in place of the chat widget never runs, and the chat’s page opens instead (SEC-78)', async ({
  page,
  member,
  visitor,
  t,
}) => {
  const fetched: string[] = [];
  await page.route(/widget\.evil\.example/, (route) => {
    fetched.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'window.smuggled = 2' });
  });
  await page.route(CALL, (route) => route.fulfill({ json: { success: true, value: WIDGET } }));
  await member.hasSession();
  // Each page requests the unread count, right after the widget.
  const begun = page.waitForResponse('**/CBS_unreadCount');
  await visitor.opens(ROUTES.service);
  await begun;
  await whenAlive(page);
  await whenBrowserIdle(page);
  const scripts = await page.evaluate(() => [...document.scripts].map(({ src }) => src).filter(Boolean));
  const own = new URL(page.url()).origin;
  expect(scripts.filter((src) => !src.startsWith(`${own}/`))).toEqual([]);
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: t('service.chatNow') }).click();
  await expect(page).toHaveURL(/^http:\/\/chat\.localhost:\d+\/chat\?/);
  expect(fetched).toEqual([]);
});
