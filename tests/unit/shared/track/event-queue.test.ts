import type { Failure } from '@/lib/shared/calls/envelope';
import {
  addToQueue,
  EMPTY_QUEUE,
  EVENT_QUEUE,
  type EventQueue,
  judgeAnswer,
  reviveQueue,
  settleBatch,
  takeBatch,
  toBatchText,
} from '@/lib/shared/track/event-queue';

const filled = (count: number, text = (nth: number) => `"${nth}"`): EventQueue =>
  Array.from({ length: count }, (_none, nth) => text(nth)).reduce(addToQueue, EMPTY_QUEUE);
const textsOf = (events: EventQueue['fresh']) => events.map(({ text }) => text);
const failure = (code: string, status: number): Failure => ({
  ok: false,
  code,
  message: '',
  status,
  traceId: '',
});

test('a batch holds 20 events at most, the oldest first, as one JSON list (T6)', () => {
  const { batch, queue } = takeBatch(filled(25));
  expect(JSON.parse(toBatchText(batch))).toEqual(Array.from({ length: 20 }, (_none, nth) => String(nth)));
  expect(textsOf(queue.fresh)).toEqual(['"20"', '"21"', '"22"', '"23"', '"24"']);
  expect(takeBatch(EMPTY_QUEUE).batch).toEqual([]);
});

test('a batch stays short enough to outlive its page, and a longer event is sent alone (T6)', () => {
  const long = 'x'.repeat(EVENT_QUEUE.batchLength / 3);
  expect(takeBatch(filled(5, () => long)).batch).toHaveLength(2);
  const huge = 'x'.repeat(2 * EVENT_QUEUE.batchLength);
  const { batch, queue } = takeBatch(filled(2, () => huge));
  expect([batch.length, queue.fresh.length]).toEqual([1, 1]);
});

test('50 events wait at most; the oldest go, those that failed before first (T6)', () => {
  const lost = { text: 'lost', isSecondTry: false };
  const full = filled(EVENT_QUEUE.waiting);
  expect(textsOf(addToQueue(full, '"50"').fresh)[0]).toBe('"1"');
  const queue = { ...filled(49), failed: [lost] };
  expect(addToQueue(queue, '"49"')).toMatchObject({ failed: [], fresh: { length: 50 } });
  expect(settleBatch(full, [lost], 'lost').failed).toEqual([]);
});

test('a lost event waits for the connection, is sent once more before newer ones, and is then dropped (T6)', () => {
  const { batch } = takeBatch(filled(2));
  const waiting = settleBatch(EMPTY_QUEUE, batch, 'lost');
  expect([textsOf(waiting.failed), waiting.fresh]).toEqual([['"0"', '"1"'], []]);
  const again = takeBatch(reviveQueue(addToQueue(waiting, '"new"')));
  expect(textsOf(again.batch)).toEqual(['"0"', '"1"', '"new"']);
  expect(textsOf(settleBatch(again.queue, again.batch, 'lost').failed)).toEqual(['"new"']);
  expect(settleBatch(again.queue, again.batch, 'refused').failed).toEqual([]);
});

test('where the merchant has no such call, nothing waits and nothing is taken any more (T6, ruling 78)', () => {
  const off = settleBatch(filled(3), takeBatch(filled(3)).batch, 'off');
  expect(addToQueue(off, '"x"')).toEqual({ fresh: [], failed: [], isOff: true });
});

test.each([
  ['unknown_call', 404, 'off'],
  ['check_url', 0, 'off'],
  ['network_offline', 0, 'lost'],
  ['timeout', 0, 'lost'],
  ['invalid_response', 502, 'lost'],
  ['TOO_MANY_REQUEST', 429, 'lost'],
  ['events.invalid', 400, 'refused'],
  ['events.invalid', 200, 'refused'],
])('%s under %d is %s (T6)', (code, status, verdict) => {
  expect(judgeAnswer(failure(code, status))).toBe(verdict);
});

test('a yes is taken (T6)', () => {
  expect(judgeAnswer({ ok: true, value: null, traceId: '' })).toBe('taken');
});
