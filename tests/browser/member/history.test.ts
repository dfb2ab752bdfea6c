import type { Page } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from '../support/test';

const PLAYED_AT = Date.UTC(2026, 10, 20, 9, 30);

const recents = (names: readonly string[]) =>
  JSON.stringify({
    games: names.map((name, nth) => ({
      code: `g${nth}`,
      name,
      vendor: 'VA',
      category: 'RNG',
      image: '',
      playedAt: PLAYED_AT,
    })),
  });

/** Stores games of this device before its next page begins. */
const store = (page: Page, key: string, names: readonly string[]) =>
  page.evaluate(([place, text]) => localStorage.setItem(place, text), [key, recents(names)] as const);

test('games of this device, and of no other, show their time in the page’s language: five of them, the others on the page of all; they can be cleared; favourites are counted at the way to them (B4)', async ({
  page,
  member,
  visitor,
  merchant,
  t,
}) => {
  const key = `mc_recents:${merchant.code}`;
  await member.isAt(ROUTES.settings);
  await expect(page.getByText(t('member.historyEmptyTitle'))).toBeVisible();
  await store(
    page,
    key,
    Array.from({ length: 9 }, (_, nth) => `Game number ${nth}`),
  );
  await page.reload();
  const games = page.getByRole('main').getByRole('link', { name: /Game number/ });
  await expect(games).toHaveCount(5);
  const row = games.first();
  await expect(row).toHaveAttribute('href', `${ROUTES.game}?game=g0&vendor=VA`);
  await expect(row.locator('time')).toHaveAttribute('datetime', new Date(PLAYED_AT).toISOString());
  const text = await page.evaluate(
    ([at, tag]) =>
      new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at)),
    [PLAYED_AT, 'en'] as const,
  );
  await expect(row.locator('time')).toHaveText(text);
  await page.getByRole('link', { name: t('member.showAll') }).click();
  await expect(page).toHaveURL(merchant.url(ROUTES.mine));
  await page.goBack();
  await page.getByRole('button', { name: t('member.historyClear') }).click();
  await expect(page.getByText(t('member.historyEmptyTitle'))).toBeVisible();
  await expect(page.getByRole('status').getByText(t('member.historyCleared'))).toBeVisible();
  expect(await page.evaluate((place) => localStorage.getItem(place), key)).toBeNull();
  await store(page, `mc_favourites:${merchant.code}`, ['One', 'Two', 'Three']);
  await visitor.opens(ROUTES.member);
  const link = page
    .getByRole('navigation', { name: t('member.shortcuts') })
    .getByRole('link', { name: t('member.favouritesOf', { count: 3 }) });
  await expect(link).toHaveAttribute('href', ROUTES.mine);
});
