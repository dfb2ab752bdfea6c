import fc from 'fast-check';
import { drawPhaseOf, parseDraw } from '@/lib/shared/lobby/parse-draw';
import { hostileJson } from '@/tests/unit/shared/support/hostile-json';

const GAME = { code: 'g1', vendor: 'LOTT' };
const AT = '2026-11-26T12:00:00.000Z';
const CLOSES = '2026-11-26T11:59:00.000Z';
const LAST = { at: '2026-11-26T11:00:00.000Z', numbers: [3, 14, 41] };
const drawOf = (more: object) => parseDraw([{ game: 'g1', vendor: 'LOTT', ...more }], GAME);

test('a lottery has its next draw and its last result as the provider sends them (B23)', () => {
  expect(drawOf({ drawAt: '2026-11-26T19:00:00+07:00', closesAt: CLOSES, last: LAST })).toEqual({
    drawAt: AT,
    closesAt: CLOSES,
    last: LAST,
  });
});

test.each([
  ['a result with a number that is none', { drawAt: AT, last: { numbers: [1, '2'] } }, { drawAt: AT }],
  ['a result without numbers', { drawAt: AT, last: { at: AT, numbers: [] } }, { drawAt: AT }],
  ['a close after the draw', { drawAt: CLOSES, closesAt: AT }, { drawAt: CLOSES }],
  ['a close without a draw', { closesAt: AT, last: LAST }, { last: LAST }],
  ['a time that is none', { drawAt: 'noon', last: LAST }, { last: LAST }],
])('%s is left out (B23)', (_what, reported, expected) => {
  expect(JSON.parse(JSON.stringify(drawOf(reported)))).toEqual(expected);
});

test('an empty answer is no draw, and nothing makes it throw (B23)', () => {
  expect(drawOf({ drawAt: 'noon' })).toBeUndefined();
  expect(parseDraw([{ game: 'g1', vendor: 'DB', drawAt: AT }], GAME)).toBeUndefined();
  fc.assert(fc.property(hostileJson, (value) => void parseDraw(value, GAME)));
});

test('tickets are sold until the close, or until the draw where none is sent (B23)', () => {
  const phases = (draw: { drawAt: string; closesAt?: string }) =>
    [CLOSES, AT].flatMap((at) => [Date.parse(at) - 1, Date.parse(at)]).map((now) => drawPhaseOf(draw, now));
  expect(phases({ drawAt: AT, closesAt: CLOSES })).toEqual(['open', 'closed', 'closed', 'due']);
  expect(phases({ drawAt: AT })).toEqual(['open', 'open', 'open', 'due']);
});
