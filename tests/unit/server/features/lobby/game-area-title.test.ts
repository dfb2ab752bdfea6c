import { gameAreaMetadata } from '@/app/m/(open)/game/game-area-metadata';
import { gameOf, laneOf } from '@/tests/unit/components/lobby/lobby-data';

jest.mock('next-intl/server', () => ({
  getTranslations: async (part: string) =>
    Object.assign((key: string) => `${part}.${key}`, { has: (key: string) => key === 'RNG' }),
}));
jest.mock('@/lib/server/http/get-site', () => ({ getSite: async () => ({}) }));
jest.mock('@/lib/server/features/page-data/lobby', () => ({
  getGames: async () => ({ ok: true, value: [gameOf('g1')] }),
  getLanes: async () => ({ ok: true, value: [laneOf('RNG')] }),
}));

test.each([
  [{}, 'meta.games'],
  [{ game: 'g1' }, 'Game g1'],
  [{ game: 'gone' }, 'meta.missing'],
  [{ vendor: 'VA' }, 'Vendor VA · meta.games'],
  [{ vendor: 'free-money' }, 'meta.games'],
  [{ vendor: 'constructor' }, 'meta.games'],
  [{ category: 'RNG' }, 'category.RNG · meta.games'],
  [{ vendor: 'VA', category: 'RNG' }, 'Vendor VA · category.RNG · meta.games'],
  [{ category: 'none' }, 'meta.games'],
  [{ q: 'dragon' }, 'search.label'],
  [{ vendor: 'VA', q: 'dragon' }, 'search.label'],
])('the game area requested as %j is called %s (R7, B31)', async (query, title) => {
  expect(await gameAreaMetadata(Promise.resolve(query))).toEqual({ title });
});
