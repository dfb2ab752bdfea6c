import { ROUTES } from '@/lib/shared/routes';
import { whenAlive } from '../support/people';
import { expect, test } from '../support/test';
import { customerServiceOf, widgetCalls } from './customer-service';

const namesOf = async (page: Parameters<typeof widgetCalls>[0]) =>
  (await widgetCalls(page)).map(({ name }) => name);

test('the widget opens in place of the chat’s page (C3)', async ({ page, member, merchant, t }) => {
  await member.isAt(ROUTES.service);
  await whenAlive(page);
  await expect.poll(() => namesOf(page)).toContain('setUser');
  await page.getByRole('button', { name: t('service.chatNow') }).click();
  const frame = page.frameLocator('iframe[title="Chat"]');
  await expect(frame.getByRole('log')).toContainText('lan');
  expect(await merchant.callsTo('/wps/relay/CBS_launchChat')).toEqual([]);
  expect((await widgetCalls(page)).find(({ name }) => name === 'open')?.args).toEqual([
    { language: 'en-US' },
  ]);
});

test('a visitor talks in the widget as well, without a log-in (C3)', async ({ page, visitor, t }) => {
  await visitor.opens(ROUTES.service);
  await whenAlive(page);
  await expect(page.getByText(t('service.chatVisitor'))).toBeVisible();
  await expect.poll(() => namesOf(page)).toContain('clearUser');
  await page.getByRole('button', { name: t('service.chatNow') }).click();
  await expect(page.frameLocator('iframe[title="Chat"]').getByRole('log')).toBeVisible();
});

test('a tap before the widget is there waits for it (C3)', async ({ page, member, site, t }) => {
  await customerServiceOf(site.provider).delaysWidget(2_000);
  await member.isAt(ROUTES.service);
  await whenAlive(page);
  await page.waitForFunction(() => document.querySelector('script[src*="widget.js"]') !== null);
  await page.getByRole('button', { name: t('service.chatNow') }).click();
  await expect(page.getByRole('button', { name: t('service.chatOpening') })).toBeVisible();
  await expect(page.locator('iframe[title="Chat"]')).toBeVisible();
});

test('a widget that does not come gives way to the chat’s page (C3)', async ({ page, member, site, t }) => {
  await customerServiceOf(site.provider).delaysWidget(60_000);
  await member.isAt(ROUTES.service);
  await whenAlive(page);
  await page.waitForFunction(() => document.querySelector('script[src*="widget.js"]') !== null);
  await page.getByRole('button', { name: t('service.chatNow') }).click();
  await expect(page).toHaveURL(/^http:\/\/chat\.localhost:\d+\/chat\?/);
});

test('the widget identifies the member after the login, and no one after the logout (C5, A16)', async ({
  page,
  member,
  merchant,
  visitor,
}) => {
  await visitor.opens();
  await expect.poll(() => namesOf(page)).toEqual(['setLanguage', 'clearUser']);
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
