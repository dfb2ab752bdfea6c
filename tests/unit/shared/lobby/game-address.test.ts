import { findGameOf, toGameHref, toGameQuery } from '@/lib/shared/lobby/game-address';
import { parseGames } from '@/lib/shared/lobby/parse-lobby';

const games = parseGames([
  { gameCode: 'r1', gameName: 'Rose', vendor: 'VA' },
  { gameCode: 'r1', gameName: 'Ruby', vendor: 'VB' },
  { gameCode: 'r1', gameName: 'Ruby again', vendor: 'VB' },
  { gameCode: 'r2', gameName: 'Reef', vendor: 'VB' },
  { gameCode: 'r2', gameName: 'Reef again', vendor: 'VB' },
]);

test('a game whose code another vendor uses, too, is named with its vendor (G8, R13)', () => {
  expect(games.map((game) => toGameHref(game))).toEqual([
    '/m/game?game=r1&vendor=VA',
    '/m/game?game=r1&vendor=VB',
    '/m/game?game=r2',
  ]);
});

test('each game is found by its own address (G8, R13)', () => {
  for (const [place, name] of ['Rose', 'Ruby', 'Reef'].entries()) {
    const game = games[place];
    expect(game && findGameOf(games, toGameQuery(game))?.name).toBe(name);
  }
  expect(findGameOf(games, { game: 'r2', vendor: 'unknown' })?.name).toBe('Reef');
  expect(findGameOf(games, { game: 'none' })).toBeUndefined();
  expect(findGameOf(games, {})).toBeUndefined();
});

test('a game without a vendor has an address without one, also beside a twin that has one (G8, R13)', () => {
  const mixed = parseGames([
    { gameCode: 'r1', vendor: 'VA', gameName: 'Rose' },
    { gameCode: 'r1', gameName: 'Own' },
  ]);
  expect(mixed.map((game) => toGameHref(game))).toEqual(['/m/game?game=r1&vendor=VA', '/m/game?game=r1']);
  expect(mixed.map((game) => findGameOf(mixed, toGameQuery(game))?.name)).toEqual(['Rose', 'Own']);
});
