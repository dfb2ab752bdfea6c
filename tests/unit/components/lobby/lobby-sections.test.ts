import { filterGames, parseLobbyFilter } from '@/components/lobby/game/lobby-filter';
import { markLobbies, toSections } from '@/components/lobby/section/lobby-sections';
import { NO_SEARCH } from '@/lib/shared/lobby/search-query';
import { cardOf, gameOf, laneOf } from './lobby-data';

test('RNG and PVP cards are together under the first lane of their group (G8)', () => {
  const sections = toSections(
    [laneOf('RNG'), laneOf('PVP', [cardOf('DP', 'PVP')]), laneOf('LIVE')],
    [gameOf('p', { category: 'PVP' })],
  );
  const vendors = Object.fromEntries(
    sections.map(({ lane, vendors: cards }) => [lane.category, cards.map((card) => card.accountTypeName)]),
  );
  expect(vendors).toEqual({ LIVE: ['VA_LIVE'], RNG: ['VA_RNG', 'DP_PVP'], PVP: [] });
});

test('sections are in the order of the ordinals, whatever order arrives (G9)', () => {
  const lanes = ['SEA_LOTT', 'VIETNAM_LOTTO', 'ELOTT', 'LOTT', 'NOBODY', 'LIVE'].map((name) => laneOf(name));
  const order = toSections(lanes, []).map(({ lane }) => lane.category);
  expect(order).toEqual(['LIVE', 'LOTT', 'VIETNAM_LOTTO', 'ELOTT', 'SEA_LOTT', 'NOBODY']);
});

test('games whose lane is missing get one of their own, and a lane with nothing is left out', () => {
  const sections = toSections([laneOf('LIVE', [])], [gameOf('a'), gameOf('b')]);
  expect(sections.map(({ lane, games }) => [lane.category, lane.gameCount, games.length])).toEqual([
    ['RNG', 2, 2],
  ]);
});

test('a filter accepts plain words, and the first of a repeated one', () => {
  const filter = parseLobbyFilter({ category: ['RNG', 'LIVE'], vendor: '<b>', game: 'va-1', page: '3' });
  expect(filter).toEqual({ ...NO_SEARCH, category: 'RNG', vendor: undefined, game: 'va-1', page: 3 });
  expect(parseLobbyFilter({ page: '-1' }).page).toBe(1);
});

test('category and vendor both narrow the games', () => {
  const games = [gameOf('a'), gameOf('b', { vendor: 'LF' }), gameOf('c', { category: 'LIVE' })];
  expect(filterGames(games, { category: 'RNG', vendor: 'VA' }).map(({ code }) => code)).toEqual(['a']);
  expect(filterGames(games, {})).toHaveLength(3);
});

test('a card links to the vendor’s lobby if it lists no game of the lane, under any name of the category (G8, G9)', () => {
  const lobbiesOf = (category: string, listed: string) =>
    markLobbies([laneOf(category)], [gameOf('g', { category: listed })]).flatMap(({ cards }) =>
      cards.map(({ lobbyOf }) => lobbyOf),
    );
  expect(lobbiesOf('ELOTT', 'RNG')).toEqual(['ELOTT']);
  expect(lobbiesOf('LIVE', 'LOTT')).toEqual(['LIVE']);
  // Neither has an ordinal of its own.
  expect(lobbiesOf('KENO', 'BINGO')).toEqual(['KENO']);
  for (const [category, listed] of [
    ['RNG', 'RNG'],
    ['TCG', 'RNG'],
    ['PVP', 'TCG'],
    ['ELOTTO', 'ELOTT'],
  ] as const)
    expect(lobbiesOf(category, listed)).toEqual([undefined]);
  expect(markLobbies([laneOf('RNG')], [gameOf('g', { vendor: 'VB' })])[0]?.cards[0]?.lobbyOf).toBe('RNG');
});
