import type { Page } from 'playwright/test';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { violationsOf } from '../support/axe';
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

/** The games that the site's own call lists to an open page. */
const gamesOf = (page: Page) =>
  page.evaluate(async (url) => {
    const { value } = await (await fetch(url)).json();
    return value as ListedGame[];
  }, `${GAMES_CALL}?platform=html5&language=EN`);

test('a game’s page tells what its provider does: return, volatility, lines, limits and pictures, and games like it (B22)', async ({
  page,
  visitor,
  say,
}) => {
  await visitor.opens();
  const game = (await gamesOf(page)).find((one) => one.screenshots) as ListedGame;
  await visitor.opens(toHref(ROUTES.game, { game: game.gameCode }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(game.gameName);
  const facts = page.getByRole('region', { name: say('play.about') });
  const factOf = (name: string) =>
    facts.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd');
  await expect(factOf(say('gameFacts.rtp'))).toHaveText(`${game.rtp}%`);
  await expect(factOf(say('gameFacts.volatility'))).toHaveText(/\w/);
  await expect(factOf(say('gameFacts.lines'))).toHaveText(/^[\d,]+$/);
  await expect(factOf(say('gameFacts.stake'))).toHaveText(/₫.* – .*₫/);
  await expect(factOf(say('gameFacts.maxWin'))).toContainText('₫');
  await expect(factOf(say('search.category'))).toHaveText(say('category.RNG'));
  const shots = page.getByRole('list', { name: say('gameFacts.screenshots') }).getByRole('img');
  await expect(shots).toHaveCount(game.screenshots?.length ?? 0);
  await shots.first().scrollIntoViewIfNeeded();
  await expect
    .poll(() => shots.first().evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await expect(
    page
      .getByRole('list', { name: say('game.related') })
      .getByRole('listitem')
      .first(),
  ).toBeVisible();
  await whenWhole(page);
  expect(await violationsOf(page)).toEqual([]);
});

test('where the provider tells nothing, only vendor, category and free play are named (B22)', async ({
  page,
  visitor,
  say,
}) => {
  await visitor.opens();
  const game = (await gamesOf(page)).find((one) => one.gameCategory === 'SPORTS') as ListedGame;
  await visitor.opens(toHref(ROUTES.game, { game: game.gameCode }));
  const facts = page.getByRole('region', { name: say('play.about') });
  await expect(facts.locator('dt')).toHaveText([
    say('search.vendor'),
    say('search.category'),
    say('game.free'),
  ]);
  await expect(facts.locator('dd').last()).toHaveText(say('gameFacts.freeNo'));
  await expect(page.getByRole('list', { name: say('gameFacts.screenshots') })).toHaveCount(0);
});
