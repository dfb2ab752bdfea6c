import { ROUTES } from '@/lib/shared/routes';
import { violationsOf } from '../support/axe';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';
import { pushServiceOf } from './push-browser';

test.use({ serviceWorkers: 'allow' });

test('messages of this device are stored, counted and lead to their pages, until the member logs out (B21)', async ({
  page,
  context,
  member,
  visitor,
  merchant,
  t,
}) => {
  await context.grantPermissions(['notifications'], { origin: merchant.origin });
  await member.isAt(ROUTES.inbox);
  await expect(page.getByText(t('member.inboxEmptyTitle'))).toBeVisible();
  const { deliver } = await pushServiceOf(page, merchant);
  await whenPageSettled(page);
  const message = (id: string, title: string, link: string) =>
    deliver(JSON.stringify({ fcmMessageId: id, notification: { title, body: 'Body' }, data: { link } }));
  await message('m-1', 'First', ROUTES.activity);
  await message('m-2', 'Second', ROUTES.news);
  await message('m-2', 'Second again', ROUTES.news);
  const list = page.getByRole('region', { name: t('member.inbox'), exact: true });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list).toContainText(t('member.inboxUnread', { count: 2 }));
  expect(await violationsOf(page)).toEqual([]);
  await list.getByRole('link', { name: 'First' }).click();
  await expect(page).toHaveURL(merchant.url(ROUTES.activity));
  await visitor.opens(ROUTES.member);
  const tile = page.getByRole('link', { name: t('member.inbox') });
  await expect(tile).toContainText(t('member.inboxUnread', { count: 1 }));
  await member.signOut();
  await expect(page).toHaveURL(merchant.url(ROUTES.home));
  await expect.poll(() => page.evaluate(() => caches.has('mc-inbox'))).toBe(false);
});
