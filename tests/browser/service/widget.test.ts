import { ROUTES } from '@/lib/shared/routes';
import { whenAlive } from '../support/people';
import { expect, test } from '../support/test';
import { customerServiceOf, widgetCalls } from './customer-service';

// Which language it speaks: tests/unit/shared/service/chat-language.test.ts and tests/unit/sandbox/chat/chat.test.ts.
const namesOf = async (page: Parameters<typeof widgetCalls>[0]) =>
  (await widgetCalls(page)).map(({ name }) => name);

test('a visitor talks in the widget as well, without a log-in or a count of what is unread; it identifies the member after the login, and no one after the logout (C2, C3, C5, A16)', async ({
  page,
  member,
  visitor,
  merchant,
  t,
}) => {
  await visitor.opens(ROUTES.service);
  await whenAlive(page);
  await expect(page.getByText(t('service.chatVisitor'))).toBeVisible();
  await expect.poll(() => namesOf(page)).toEqual(['setLanguage']);
  expect(await merchant.callsTo('/wps/relay/CBS_unreadCount')).toEqual([]);
  await page.getByRole('button', { name: t('service.chatNow') }).click();
  await expect(page.frameLocator('iframe[title="Chat"]').getByRole('log')).toBeVisible();
  await member.isAt(ROUTES.member);
  await expect.poll(() => namesOf(page)).toEqual(['setLanguage', 'setUser']);
  const [, reported] = await widgetCalls(page);
  expect(reported?.args).toEqual([{ id: expect.any(String), name: 'lan', key: expect.stringMatching(/.+/) }]);
  const [saved] = await merchant.callsTo('/wps/relay/WPSCORE_saveMemberInfoByAuthKey');
  expect(JSON.parse(saved?.body ?? '')).toMatchObject({
    account: 'lan',
    authKey: expect.stringMatching(/.+/),
  });
  await member.signOut();
  await expect(page).toHaveURL(new RegExp(`${ROUTES.home}$`));
  await expect.poll(() => namesOf(page)).toEqual(['setLanguage', 'clearUser']);
});

test('if the widget does not load, the chat’s page opens instead (C3)', async ({ page, member, site, t }) => {
  await customerServiceOf(site.provider).delaysWidget(60_000);
  await member.isAt(ROUTES.service);
  await whenAlive(page);
  await page.waitForFunction(() => document.querySelector('script[src*="widget.js"]') !== null);
  await page.getByRole('button', { name: t('service.chatNow') }).click();
  await expect(page).toHaveURL(/^http:\/\/chat\.localhost:\d+\/chat\?/);
});
