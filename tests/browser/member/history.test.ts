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

test('games of this device show their time in the page’s language, and can be cleared (B4)', async ({
  page,
  member,
  visitor,
  merchant,
  t,
}) => {
  await member.isIn();
  const stored = { key: `mc_recents:${merchant.code}`, text: recents(['Alpha Reels', 'Beta Wheel']) };
  await page.evaluate(({ key, text }) => localStorage.setItem(key, text), stored);
  await visitor.opens(ROUTES.settings);
  const row = page.getByRole('main').getByRole('link', { name: /Alpha Reels/ });
  await expect(row).toHaveAttribute('href', `${ROUTES.game}?game=g0&vendor=VA`);
  await expect(row.locator('time')).toHaveAttribute('datetime', new Date(PLAYED_AT).toISOString());
  const text = await page.evaluate(
    ([at, tag]) =>
      new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at)),
    [PLAYED_AT, 'en'] as const,
  );
  await expect(row.locator('time')).toHaveText(text);
  await page.getByRole('button', { name: t('member.historyClear') }).click();
  await expect(page.getByText(t('member.historyEmptyTitle'))).toBeVisible();
  await expect(page.getByRole('status').getByText(t('member.historyCleared'))).toBeVisible();
  expect(await page.evaluate(({ key }) => localStorage.getItem(key), stored)).toBeNull();
});

test('five games are shown, the others on the page of all; another device has none (B4)', async ({
  page,
  member,
  merchant,
  t,
}) => {
  await member.isAt(ROUTES.settings);
  await expect(page.getByText(t('member.historyEmptyTitle'))).toBeVisible();
  const text = recents(Array.from({ length: 9 }, (_, nth) => `Game number ${nth}`));
  await page.evaluate(([key, games]) => localStorage.setItem(key, games), [
    `mc_recents:${merchant.code}`,
    text,
  ] as const);
  await page.reload();
  const games = page.getByRole('main').getByRole('link', { name: /Game number/ });
  await expect(games).toHaveCount(5);
  await page.getByRole('link', { name: t('member.showAll') }).click();
  await expect(page).toHaveURL(merchant.url(ROUTES.mine));
});

test('favourites of this device are counted at the way to them (B4)', async ({
  page,
  member,
  visitor,
  merchant,
  t,
}) => {
  await member.isIn();
  const text = recents(['One', 'Two', 'Three']);
  await page.evaluate(([key, games]) => localStorage.setItem(key, games), [
    `mc_favourites:${merchant.code}`,
    text,
  ] as const);
  await visitor.opens(ROUTES.member);
  const link = page
    .getByRole('navigation', { name: t('member.shortcuts') })
    .getByRole('link', { name: t('member.favouritesOf', { count: 3 }) });
  await expect(link).toHaveAttribute('href', ROUTES.mine);
});
