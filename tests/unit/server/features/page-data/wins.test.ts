import { getWins } from '@/lib/server/features/page-data/wins';
import { parseGames } from '@/lib/shared/lobby/parse-lobby';
import type { Site } from '@/lib/shared/site/site';
import { setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

const answers: Record<string, unknown> = {};
jest.mock('@/lib/server/features/page-data/page-call', () => ({
  getForPage: async (_site: unknown, { name }: { name: string }) => ({ ok: true, value: answers[name] }),
}));

const paths = { winners: '/wps/relay/W', jackpots: '/wps/relay/J' };
setRegistry([toEntry('one', { backend: { origin: 'https://provider.example', paths } })]);
const site = { brand: { code: 'one' }, language: 'EN' } as unknown as Site;
const games = parseGames(['g1', 'g2'].map((gameCode) => ({ gameCode, vendor: 'VA' })));

test('identical wins are shown once, so that each item of the list has a unique key (B24)', async () => {
  const win = {
    game: 'g1',
    vendor: 'VA',
    name: 'Ana Lima',
    amount: '900',
    currency: 'BRL',
    at: '2026-11-01',
  };
  const jackpot = { game: 'g2', vendor: 'VA', amount: 5, currency: 'BRL' };
  Object.assign(answers, {
    winners: [win, { ...win, amount: 900 }, { ...win, name: 'An***' }, { ...win, amount: '901' }],
    jackpots: [jackpot, { ...jackpot, game: 'g1' }, jackpot],
  });
  const { winners, jackpots } = await getWins(site, games);
  expect(winners.map(({ name, amount }) => [name, amount.replace(/\D/g, '')])).toEqual([
    ['An***', '900'],
    ['An***', '901'],
  ]);
  expect(winners.map(({ at }) => at)).toEqual(Array(2).fill('2026-11-01T00:00:00.000Z'));
  expect(jackpots.map(({ game }) => game.code)).toEqual(['g2', 'g1']);
  const ids = [...winners, ...jackpots].map(({ id }) => id);
  expect(new Set(ids).size).toBe(4);
  expect(ids.join()).not.toContain('Ana');
});
