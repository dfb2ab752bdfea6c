import { parseDueEvents } from '@/lib/shared/track/due-events';
import { DUE_LIMIT } from '@/lib/shared/track/due-limit';
import { EVENT_NAMES } from '@/lib/shared/track/event';

const ID = '0a1b2c3d-4e5f-8a6b-9c7d-0123456789ab';
const event = { name: 'login', eventId: ID, payload: {}, time: 1_790_000_000_000 };
const line = (over: object = {}) => `${JSON.stringify({ ...event, ...over })}\n`;

test('written events are read back in their order (T1)', () => {
  const customer = { customerId: '7', customerName: 'lan' };
  const payload = { amount: 5, value: 5, revenue: -5, currency: 'VND', vendor: 'JT', gameCode: 'a' };
  const text = line({ customer }) + line({ name: 'withdraw', payload });
  expect(parseDueEvents(text)).toEqual([
    { ...event, customer },
    { ...event, name: 'withdraw', payload },
  ]);
});

test.each(EVENT_NAMES)('%s is known (T1)', (name) => {
  expect(parseDueEvents(line({ name }))).toEqual([{ ...event, name }]);
});

test('the same event twice is one; two names under one id are two (ruling 68)', () => {
  expect(parseDueEvents(line() + line())).toHaveLength(1);
  expect(parseDueEvents(line({ name: 'firstDeposit' }) + line({ name: 'firstDepositArrival' }))).toHaveLength(
    2,
  );
});

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['half a line', `${line().slice(0, 20)}\n`],
  ['no object', 'null\n5\n"x"\n[]\n'],
  ['an unknown name', line({ name: 'loginAndMore' })],
  ['a name of the prototype', line({ name: 'constructor' })],
  ['an id that is none', line({ eventId: '<script>' })],
  ['no time', line({ time: undefined })],
  ['a time beyond all dates', line({ time: 9e15 })],
])('%s costs nothing but itself (E8)', (_what, text) => {
  expect(parseDueEvents(text === null ? null : text + line())).toEqual(text === null ? [] : [event]);
});

test('foreign fields, wrong types and endless texts are left out (E8)', () => {
  const payload = { password: 'x', amount: '5', currency: 'V'.repeat(300), vendor: 7 };
  const customer = { customerId: 7 };
  expect(parseDueEvents(line({ payload, customer, token: 'x' }))).toEqual([event]);
});

test('a storage full of something else is not read to its end (E8)', () => {
  expect(parseDueEvents('x'.repeat(3 * DUE_LIMIT) + line())).toEqual([]);
});
