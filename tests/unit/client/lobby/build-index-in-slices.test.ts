import { buildIndexInSlices } from '@/lib/client/lobby/build-index-in-slices';
import { searchGames } from '@/lib/shared/lobby/search-games';
import { NO_SEARCH } from '@/lib/shared/lobby/search-query';

const words = { names: { VA: 'Vega Arts' }, tag: 'en' };

test('a list as it came becomes searchable, what is no game is left out (B3, G11)', async () => {
  const wire = [{ gameCode: 'a', gameName: 'Über', vendor: 'VA' }, null, { gameName: 'no code' }, 7];
  const index = await buildIndexInSlices(wire, words);
  expect(searchGames(index, { ...NO_SEARCH, text: 'uber vega' }).map(({ code }) => code)).toEqual(['a']);
  expect((await buildIndexInSlices('nonsense', words)).entries).toEqual([]);
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
