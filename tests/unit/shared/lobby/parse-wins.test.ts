import fc from 'fast-check';
import { maskName, parseWins } from '@/lib/server/features/page-data/wins';
import type { Game } from '@/lib/shared/lobby/lobby';
import { hostileJson } from '@/tests/unit/shared/support/hostile-json';

const GAME: Game = {
  code: 'g1',
  name: 'G',
  vendor: 'VA',
  category: 'RNG',
  hot: false,
  isNew: false,
  freeplay: false,
};

test('only wins of games on the site with an amount above nothing are shown, under a masked name (B24)', () => {
  const win = {
    game: 'g1',
    vendor: 'VA',
    name: 'Ana Lima',
    amount: '900',
    currency: 'BRL',
    at: '2026-11-01T00:00:00Z',
  };
  const others = [
    { ...win, game: 'g2' },
    { ...win, vendor: 'VB' },
    { ...win, amount: 0 },
    { ...win, amount: 'x' },
    null,
  ];
  expect(parseWins([win, ...others], [GAME])).toEqual([
    { game: GAME, amount: '900', currency: 'BRL', name: 'An***', at: '2026-11-01T00:00:00.000Z' },
  ]);
  expect(['', 'la***', 'Lê', 'X', '😀😀😀'].map(maskName)).toEqual(['', 'la***', 'L***', '***', '😀😀***']);
  expect(maskName('lan*1990')).toBe('la***');
});

test('nothing a provider may answer makes it throw', () => {
  fc.assert(fc.property(hostileJson, (value) => expect(Array.isArray(parseWins(value, [GAME]))).toBe(true)));
});
