import { categoryHref, lobbyAt } from '@/lib/shared/lobby/category-lobby';
import { CATEGORY_LOBBIES } from '@/lib/shared/routes';

test.each(Object.entries(CATEGORY_LOBBIES))('%s has its lobby at %s (R13)', (category, path) => {
  expect(lobbyAt(path)?.categories[0]).toBe(category);
  expect(lobbyAt(`${path}/`)?.category).toBe(category);
  expect(categoryHref(category)).toBe(path);
});

test.each(['/m/lott', '/m/LIVE', '/m/home', '/m/live/x', '/live', '/m/constructor'])(
  '%s is no lobby (R13)',
  (path) => {
    expect(lobbyAt(path)).toBeUndefined();
  },
);

test('e-lotteries are together, and cards of slots with the slots (G8, G9)', () => {
  expect(lobbyAt('/m/elott')?.categories).toEqual(['ELOTT', 'SEA_LOTT']);
  expect(lobbyAt('/m/rng')?.categories).toEqual(['RNG', 'TCG']);
});

test('a category without a lobby is found in the game area; ELOTTO is ELOTT (R13, G9)', () => {
  const query = new URLSearchParams('r=abc');
  expect(categoryHref('LOTT', query)).toBe('/m/game?r=abc&category=LOTT');
  expect(categoryHref('SEA_LOTT')).toBe('/m/game?category=SEA_LOTT');
  expect(categoryHref('ZZZ')).toBe('/m/game?category=ZZZ');
  expect(categoryHref('ELOTTO', query)).toBe('/m/elott?r=abc');
});
