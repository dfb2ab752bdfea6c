import { act, renderHook } from '@testing-library/react';
import { addRecent, clearRecents, useRecents } from '@/lib/client/game/recents';
import { resetPage } from '@/tests/unit/client/page-of';

const gameOf = (code: string) => ({ code, name: `Game ${code}`, vendor: 'PP', category: 'RNG' });

beforeEach(resetPage);

test('the last launched game is first, each once, with its time (B4)', () => {
  const { result } = renderHook(() => useRecents());
  act(() => {
    addRecent(gameOf('a'), 1000);
    addRecent(gameOf('b'), 2000);
    addRecent(gameOf('a'), 3000);
  });
  expect(result.current.map(({ code, playedAt }) => [code, playedAt])).toEqual([
    ['a', 3000],
    ['b', 2000],
  ]);
});

test('games of one code by two vendors are two recent games (G8, B4)', () => {
  const { result } = renderHook(() => useRecents());
  act(() => {
    addRecent(gameOf('a'), 1000);
    addRecent({ ...gameOf('a'), vendor: 'QQ' }, 2000);
  });
  expect(result.current.map(({ vendor }) => vendor)).toEqual(['QQ', 'PP']);
});

test('games of a lottery whose call is switched off are on no list, and a list of them alone takes no room (ruling 78, B4)', () => {
  const page = document.documentElement.dataset;
  const lottery = { ...gameOf('sea'), category: 'SEA_LOTT', playedAt: 1 };
  localStorage.setItem('mc_recents:aurora', JSON.stringify({ games: [lottery] }));
  Object.assign(page, { recents: '1', off: 'seaLottery' });
  const { result } = renderHook(() => useRecents());
  expect(result.current).toEqual([]);
  expect(page.recents).toBeUndefined();
  act(() => addRecent(gameOf('a'), 2));
  expect(result.current.map(({ code }) => code)).toEqual(['a']);
  delete page.off;
});

test('thirty are stored (B4)', () => {
  for (let n = 0; n < 33; n += 1) addRecent(gameOf(`g${n}`), n);
  const { result } = renderHook(() => useRecents());
  expect(result.current).toHaveLength(30);
  expect(result.current[0]?.code).toBe('g32');
});

test('clearing forgets all (B4)', () => {
  addRecent(gameOf('a'), 1);
  clearRecents();
  const { result } = renderHook(() => useRecents());
  expect(result.current).toEqual([]);
  expect(document.documentElement.dataset.recents).toBeUndefined();
});

test.each(['soon', 9e15])('%j is no time that a date can hold: it counts as long ago (B4)', (playedAt) => {
  const games = [{ ...gameOf('a'), playedAt }];
  localStorage.setItem('mc_recents:aurora', JSON.stringify({ games }));
  const { result } = renderHook(() => useRecents());
  expect(result.current[0]?.playedAt).toBe(0);
});
