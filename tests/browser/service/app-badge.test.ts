import type { Page } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from '../support/test';

/** Makes every page of the context one of an installed app, and keeps what its icon shows. */
async function install(page: Page): Promise<() => Promise<number | undefined>> {
  await page.addInitScript(() => {
    const shown: number[] = [];
    const record = async (count = 0) => void shown.push(count);
    Object.assign(navigator, { standalone: true, setAppBadge: record, clearAppBadge: record });
    Object.assign(window, { shown });
  });
  return () => page.evaluate(() => (window as unknown as { shown: number[] }).shown.at(-1));
}

test('the icon of the installed app counts unread messages of the chat, and news that came since the last look (B16)', async ({
  page,
  member,
  visitor,
}) => {
  const badge = await install(page);
  await member.isIn();
  await expect.poll(badge).toBe(3);
  await page.evaluate(() => localStorage.setItem('mc_news_seen', '2020-01-01T00:00:00.000Z'));
  await visitor.opens();
  await expect.poll(badge).toBeGreaterThan(3);
  await visitor.opens(ROUTES.news);
  await expect.poll(badge).toBe(3);
});
