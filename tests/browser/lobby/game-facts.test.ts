import { ROUTES, toHref } from '@/lib/shared/routes';
import { ask } from '@/tests/wire/support/ask';
import { violationsOf } from '../support/axe';
import type { Merchant } from '../support/merchant';
import { whenWhole } from '../support/screens';
import { expect, test } from '../support/test';

const GAMES_CALL = '/wps/relay/GCSGAME_getGameMatchV2';

type ListedGame = {
  readonly gameCode: string;
  readonly gameName: string;
  readonly gameCategory: string;
  readonly rtp?: number;
  readonly screenshots?: readonly string[];
};

/** The games that the site's own call lists. */
async function gamesOf({ origin }: Merchant): Promise<readonly ListedGame[]> {
  const { hostname: host, port } = new URL(origin);
  const path = `${GAMES_CALL}?platform=html5&language=EN`;
  const { text } = await ask({ port: Number(port), host, path });
  return JSON.parse(text).value;
}

test('a game’s page shows the provider’s facts: return, volatility, lines, limits and pictures, and similar games; where the provider sends none, only vendor, category and free play are named (B22)', async ({
  page,
  visitor,
  merchant,
  t,
}) => {
  const games = await gamesOf(merchant);
  const game = games.find((one) => one.screenshots) as ListedGame;
  await visitor.opens(toHref(ROUTES.game, { game: game.gameCode }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(game.gameName);
  const facts = page.getByRole('region', { name: t('play.about') });
  const factOf = (name: string) =>
    facts.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd');
  await expect(factOf(t('gameFacts.rtp'))).toHaveText(`${game.rtp}%`);
  await expect(factOf(t('gameFacts.volatility'))).toHaveText(/\w/);
  await expect(factOf(t('gameFacts.lines'))).toHaveText(/^[\d,]+$/);
  await expect(factOf(t('gameFacts.stake'))).toHaveText(/₫.* – .*₫/);
  await expect(factOf(t('gameFacts.maxWin'))).toContainText('₫');
  await expect(factOf(t('search.category'))).toHaveText(t('category.RNG'));
  const shots = page.getByRole('list', { name: t('gameFacts.screenshots') }).getByRole('img');
  await expect(shots).toHaveCount(game.screenshots?.length ?? 0);
  await shots.first().scrollIntoViewIfNeeded();
  await expect
    .poll(() => shots.first().evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await expect(
    page
      .getByRole('list', { name: t('game.related') })
      .getByRole('listitem')
      .first(),
  ).toBeVisible();
  await whenWhole(page);
  expect(await violationsOf(page)).toEqual([]);
  const bare = games.find((one) => one.gameCategory === 'SPORTS') as ListedGame;
  await visitor.opens(toHref(ROUTES.game, { game: bare.gameCode }));
  await expect(facts.locator('dt')).toHaveText([t('search.vendor'), t('search.category'), t('game.free')]);
  await expect(facts.locator('dd').last()).toHaveText(t('gameFacts.freeNo'));
  await expect(page.getByRole('list', { name: t('gameFacts.screenshots') })).toHaveCount(0);
});
