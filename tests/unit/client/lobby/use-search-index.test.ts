import { renderHook, waitFor } from '@testing-library/react';
import { buildIndexInSlices, useSearchIndex } from '@/lib/client/lobby/use-search-index';
import { toGameHref } from '@/lib/shared/lobby/game-address';
import { searchGames } from '@/lib/shared/lobby/search-games';
import { NO_SEARCH } from '@/lib/shared/lobby/search-query';

const asked = { value: undefined as unknown };
jest.mock('@/lib/client/data/use-call', () => ({
  useCall: () => ({ isLoaded: true, value: asked.value }),
}));

const words = { names: { VA: 'Vega Arts' }, tag: 'en' };

test('a raw list becomes searchable, without entries that are not games (B3, G11)', async () => {
  const wire = [{ gameCode: 'a', gameName: 'Über', vendor: 'VA' }, null, { gameName: 'no code' }, 7];
  const index = await buildIndexInSlices(wire, words);
  expect(searchGames(index, { ...NO_SEARCH, text: 'uber vega' }).map(({ code }) => code)).toEqual(['a']);
  expect((await buildIndexInSlices('nonsense', words)).entries).toEqual([]);
});

test('a repeated game is found once, and games of one code at two vendors as two, however far apart (B3)', async () => {
  const others = Array.from({ length: 99 }, (_, at) => ({ gameCode: `g${at}`, gameName: 'x', vendor: 'VA' }));
  const [one, other] = ['VA', 'VB'].map((vendor) => ({ gameCode: 'same', gameName: 'Tiger', vendor }));
  const index = await buildIndexInSlices([one, ...others, other, one], words);
  const found = searchGames(index, { ...NO_SEARCH, text: 'tiger' });
  expect(found.map((game) => toGameHref(game))).toEqual([
    '/m/game?game=same&vendor=VA',
    '/m/game?game=same&vendor=VB',
  ]);
});

test('5,000 games are indexed in slices: other work is done between them (B3)', async () => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  });
  const wire = Array.from({ length: 5000 }, (_, at) => ({ gameCode: `g${at}`, gameName: `Đại ${at % 97}` }));
  const index = await buildIndexInSlices(wire, { names: {}, tag: 'vi' });
  clearInterval(timer);
  expect(index.entries).toHaveLength(5000);
  expect(turns).toBeGreaterThan(1);
});

test.each(['nonsense', 7, true, {}, null])('an answer of %j is an empty list (B3)', async (value) => {
  asked.value = value;
  const { result } = renderHook(() => useSearchIndex(words));
  await waitFor(() => expect(result.current.index?.entries).toEqual([]));
});
