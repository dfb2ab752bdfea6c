import { ROUTES } from '@/lib/shared/routes';
import { whenBrowserIdle, whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';
import { turnTab } from '../support/turn-tab';

const SETTING = '/wps/relay/MCSFE_getConsumerSetting';
const TWICE_BACK = ['hidden', 'visible', 'hidden', 'visible'] as const;

test('on any page, a member’s tab that returns requests the settings, once, and a guest’s none; the member home takes two screens of a phone, and leads to favourites, promotions and settings; these lead to password, service, feedback, news and out, a tab that returns requests them again, once; push does not appear where the provider sends nothing of it (R7, K8, K9, provider-api §4)', async ({
  page,
  member,
  visitor,
  merchant,
  t,
}) => {
  const countRequests = async () => (await merchant.callsTo(SETTING)).length;
  await visitor.opens(ROUTES.news);
  await whenPageSettled(page);
  await turnTab(page, 'hidden', 'visible');
  await member.isAt(ROUTES.news);
  await whenPageSettled(page);
  expect(await countRequests()).toBe(0);
  for (const count of [1, 2]) {
    await turnTab(page, ...TWICE_BACK);
    await expect.poll(countRequests).toBe(count);
    // A request made meanwhile shares the answer.
    await whenBrowserIdle(page);
  }
  await visitor.opens(ROUTES.member);
  const main = page.getByRole('main');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const { height = 0 } = page.viewportSize() ?? {};
  const end = await main.evaluate((node) => node.getBoundingClientRect().bottom + window.scrollY);
  expect(end).toBeLessThanOrEqual(2 * height);
  for (const [key, path] of [
    ['member.favourites', ROUTES.mine],
    ['member.promotions', ROUTES.activity],
  ] as const)
    await expect(main.getByRole('link', { name: t(key), exact: true }).first()).toHaveAttribute('href', path);
  expect(await countRequests()).toBe(2);
  await main.getByRole('link', { name: t('member.settings'), exact: true }).click();
  await expect(page).toHaveURL(merchant.url(ROUTES.settings));
  await expect(page.getByRole('heading', { level: 1, name: t('member.settings') })).toBeVisible();
  await expect(page.getByText(t('member.on'), { exact: true })).toBeVisible();
  const ways = [
    ['member.changePassword', ROUTES.changePassword],
    ['member.serviceLink', ROUTES.service],
    ['member.feedback', ROUTES.feedback],
    ['member.newsLink', ROUTES.news],
  ] as const;
  for (const [key, path] of ways) {
    const link = main.getByRole('link', { name: t(key), exact: true }).first();
    await expect(link).toHaveAttribute('href', new RegExp(`^${path}(\\?|$)`));
  }
  const last = main.getByRole('button').last();
  await expect(last).toHaveText(t('auth.signOut'));
  await whenPageSettled(page);
  await merchant.has({ kind: 'answer', path: SETTING, value: { pushEnabled: false } });
  await turnTab(page, ...TWICE_BACK);
  await expect(page.getByText(t('member.off'), { exact: true })).toBeVisible();
  expect(await countRequests()).toBe(4);
  await merchant.mends();
  await merchant.has({ kind: 'answer', path: SETTING, value: { other: true } });
  await page.reload();
  await expect(main.getByRole('link', { name: t('member.newsLink') })).toBeVisible();
  await whenPageSettled(page);
  await expect(page.getByText(t('member.push'))).toHaveCount(0);
});
