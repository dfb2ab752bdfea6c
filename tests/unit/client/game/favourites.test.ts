import { act, renderHook } from '@testing-library/react';
import { isFavourite, toggleFavourite, useFavourites } from '@/lib/client/game/favourites';
import { resetPage, setPage } from '@/tests/unit/client/page-of';

const KEY = 'mc_favourites:aurora';
const gameOf = (code: string) => ({ code, name: `Game ${code}`, vendor: 'PP', category: 'RNG' });
const codes = (list: readonly { code: string }[]) => list.map(({ code }) => code);

beforeEach(resetPage);

test('a game is added in front and taken away again (B4)', () => {
  const { result } = renderHook(() => useFavourites());
  act(() => {
    expect(toggleFavourite(gameOf('a'))).toBe(true);
    expect(toggleFavourite(gameOf('b'))).toBe(true);
  });
  expect(codes(result.current)).toEqual(['b', 'a']);
  act(() => expect(toggleFavourite(gameOf('b'))).toBe(false));
  expect(codes(result.current)).toEqual(['a']);
  expect(isFavourite(gameOf('a'))).toBe(true);
  expect(isFavourite(gameOf('b'))).toBe(false);
});

test('games of one code by two vendors are two favourites (G8, B4)', () => {
  const { result } = renderHook(() => useFavourites());
  const twin = { ...gameOf('a'), vendor: 'QQ' };
  act(() => {
    toggleFavourite(gameOf('a'));
    expect(toggleFavourite(twin)).toBe(true);
  });
  expect(result.current.map(({ vendor }) => vendor)).toEqual(['QQ', 'PP']);
  act(() => expect(toggleFavourite(gameOf('a'))).toBe(false));
  expect([isFavourite(gameOf('a')), isFavourite(twin)]).toEqual([false, true]);
});

test('only the fields of a card are stored (B4)', () => {
  toggleFavourite({ ...gameOf('a'), image: 'https://cdn.example/a.svg', hot: true } as never);
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({
    games: [{ ...gameOf('a'), image: 'https://cdn.example/a.svg' }],
  });
});

test('fifty are stored, the oldest is dropped (B4)', () => {
  for (let n = 0; n < 52; n += 1) toggleFavourite(gameOf(`g${n}`));
  const { result } = renderHook(() => useFavourites());
  expect(result.current).toHaveLength(50);
  expect(isFavourite(gameOf('g51'))).toBe(true);
  expect(isFavourite(gameOf('g1'))).toBe(false);
});

test('each merchant has its own (B4)', () => {
  toggleFavourite(gameOf('a'));
  setPage('rio');
  expect(isFavourite(gameOf('a'))).toBe(false);
  setPage('aurora');
  expect(isFavourite(gameOf('a'))).toBe(true);
});

test('another tab is followed (B4)', () => {
  const { result } = renderHook(() => useFavourites());
  localStorage.setItem(KEY, JSON.stringify({ games: [gameOf('z')] }));
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  });
  expect(codes(result.current)).toEqual(['z']);
  expect(document.documentElement.dataset.favourites).toBe('1');
});

test.each([
  ['no JSON', '{'],
  ['no object', '[1]'],
  ['no list', '{"games":{"a":1}}'],
  ['foreign items', '{"games":[null,1,"x",{"code":"<b>","vendor":"PP"},{"vendor":"PP"}]}'],
])('what is stored as %s counts as nothing (B4)', (_, text) => {
  localStorage.setItem(KEY, text);
  const { result } = renderHook(() => useFavourites());
  expect(result.current).toEqual([]);
});

test('a picture from a bad address is left out, and a game appears once (E12)', () => {
  const bad = { ...gameOf('a'), image: 'javascript:alert(1)' };
  localStorage.setItem(KEY, JSON.stringify({ games: [bad, gameOf('a'), gameOf('b')] }));
  const { result } = renderHook(() => useFavourites());
  expect(codes(result.current)).toEqual(['a', 'b']);
  expect(result.current[0]?.image).toBeUndefined();
});

test('the page announces whether there are any, so that nothing shifts (B4)', () => {
  toggleFavourite(gameOf('a'));
  expect(document.documentElement.dataset.favourites).toBe('1');
  toggleFavourite(gameOf('a'));
  expect(document.documentElement.dataset.favourites).toBeUndefined();
  expect(localStorage.getItem(KEY)).toBeNull();
});
