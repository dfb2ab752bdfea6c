import fc from 'fast-check';
import { parseGameFacts } from '@/lib/shared/lobby/game-facts';
import { hostileJson } from '@/tests/unit/shared/support/hostile-json';

const GAME = { code: 'g1', vendor: 'VA' };
const NONE = { screenshots: [] };
const factsOf = (more: object) => parseGameFacts([{ gameCode: 'g1', vendor: 'VA', ...more }], GAME);

test('a game has the provider’s facts, numbers or their texts (B22)', () => {
  const reported = { rtp: '96.5', volatility: 'HIGH', lines: 25, minBet: '0.2', maxBet: 100, maxWin: 50_000 };
  const [one, two] = ['https://img.example/1.png', 'https://img.example/2.png'];
  const screenshots = [one, 'javascript:alert(1)', 7, two, one];
  expect(factsOf({ ...reported, screenshots })).toEqual({
    rtp: 96.5,
    volatility: 'high',
    lines: 25,
    minBet: '0.2',
    maxBet: 100,
    maxWin: 50_000,
    screenshots: [one, two],
  });
});

test('malformed and contradictory values are left out, never guessed (B22)', () => {
  expect(factsOf({})).toEqual(NONE);
  expect(
    factsOf({ rtp: 960, volatility: 'wild', lines: 2.5, minBet: 9, maxBet: 3, maxWin: -1, screenshots: 'x' }),
  ).toEqual(NONE);
  expect(factsOf({ minBet: 'free', maxBet: 3 })).toEqual({ ...NONE, maxBet: 3 });
});

test('another vendor’s game of the same code lends no facts, and nothing makes it throw (B22)', () => {
  expect(parseGameFacts([{ gameCode: 'g1', vendor: 'VB', rtp: 96 }], GAME)).toEqual(NONE);
  fc.assert(fc.property(hostileJson, (value) => parseGameFacts(value, GAME).screenshots.length <= 8));
});
