import {
  type DepositMemory,
  KNOWN_DEPOSITS,
  parseKnownDeposits,
  stepMoney,
  toVisitorEvents,
} from '@/lib/shared/track/money/money-events';
import type { MoneyMessage } from '@/lib/shared/track/money/money-message';

type MoneyRow = readonly [type: MoneyMessage['type'], isFirst?: boolean];

const EMPTY: DepositMemory = { submits: [], arrivals: [] };
const idOf = (nth: number) => `event-id-number-${nth}`;
const messageOf = ([type, isFirst]: MoneyRow): MoneyMessage => ({
  type,
  amount: 100,
  currency: 'VND',
  isFirst,
});

/** Runs messages of one member one after the other; names of the events, and the ids of those that have one. */
function run(reported: readonly MoneyRow[], start: DepositMemory = EMPTY, customerId = '7') {
  let memory = start;
  const events = reported.flatMap((one, nth) => {
    const step = stepMoney(memory, messageOf(one), { customerId, newId: idOf(nth) });
    memory = step.memory;
    return step.events;
  });
  const ids = Object.fromEntries(events.filter((one) => one.eventId).map((one) => [one.name, one.eventId]));
  return { names: events.map(({ name }) => name).join(' '), ids, memory, events };
}

test.each<[string, readonly MoneyRow[], string]>([
  ['the first', [['depositSubmit'], ['deposit']], 'depositSubmit firstDeposit deposit firstDepositArrival'],
  [
    'the second',
    [['depositSubmit'], ['deposit'], ['depositSubmit'], ['deposit']],
    'depositSubmit firstDeposit deposit firstDepositArrival depositSubmit deposit redeposit',
  ],
  [
    'two that are asked for before one arrives',
    [['depositSubmit'], ['depositSubmit'], ['deposit'], ['deposit']],
    'depositSubmit firstDeposit depositSubmit deposit firstDepositArrival deposit redeposit',
  ],
  [
    'a sender that knows of earlier ones',
    [['depositSubmit', false], ['deposit']],
    'depositSubmit deposit redeposit',
  ],
  [
    'an arrival that is none of the first',
    [['deposit', false], ['deposit']],
    'deposit redeposit deposit redeposit',
  ],
  [
    'a sender that always says first',
    [
      ['depositSubmit', true],
      ['depositSubmit', true],
      ['deposit', true],
      ['deposit', true],
    ],
    'depositSubmit firstDeposit depositSubmit deposit firstDepositArrival deposit redeposit',
  ],
  ['an arrival alone', [['deposit'], ['depositSubmit']], 'deposit firstDepositArrival depositSubmit'],
  ['a withdrawal', [['withdraw']], 'withdraw'],
])(
  '%s: the events are reported in their order, each first once per id (T2, ruling 68)',
  (_what, reported, names) => {
    expect(run(reported).names).toBe(names);
  },
);

test('the first request and the first arrival share one id, also after a reload (ruling 68)', () => {
  const first = run([['depositSubmit']]);
  expect(first.ids).toEqual({ firstDeposit: idOf(0) });
  const stored = { submits: parseKnownDeposits(JSON.stringify(first.memory.submits)), arrivals: [] };
  const later = stepMoney(stored, messageOf(['deposit']), { customerId: '7', newId: idOf(99) });
  expect(later.events[1]).toMatchObject({ name: 'firstDepositArrival', eventId: idOf(0) });
});

test('each member has a first deposit of their own (T2)', () => {
  const lan = run([['depositSubmit']]);
  const minh = run([['depositSubmit']], lan.memory, '8');
  expect(minh.names).toBe('depositSubmit firstDeposit');
  expect(run([['depositSubmit']], minh.memory).names).toBe('depositSubmit');
});

test('amount and value are the sum; revenue is the operator’s share: all, nothing yet, or negative (T1)', () => {
  const { events } = run([['depositSubmit'], ['deposit'], ['deposit'], ['withdraw']]);
  expect(Object.fromEntries(events.map(({ name, payload }) => [name, payload.revenue]))).toEqual({
    depositSubmit: undefined,
    firstDeposit: 100,
    deposit: 100,
    firstDepositArrival: 100,
    redeposit: undefined,
    withdraw: -100,
  });
  for (const { payload } of events)
    expect(payload).toMatchObject({ amount: 100, value: 100, currency: 'VND' });
});

test('of a visitor only requests and arrivals are reported (T2)', () => {
  const namesOf = (type: MoneyMessage['type']) => toVisitorEvents(messageOf([type])).map(({ name }) => name);
  expect(namesOf('depositSubmit')).toEqual(['depositSubmit']);
  expect(namesOf('deposit')).toEqual(['deposit']);
  expect(namesOf('withdraw')).toEqual([]);
});

test('the lists stay short, and a broken one is empty (E8)', () => {
  const many = Array.from({ length: 80 }, (_none, nth) => ({ id: String(nth), eventId: idOf(nth) }));
  expect(parseKnownDeposits(JSON.stringify(many))).toHaveLength(KNOWN_DEPOSITS);
  const { memory } = run([['depositSubmit']], { submits: many.slice(-KNOWN_DEPOSITS), arrivals: [] }, 'new');
  expect([memory.submits.length, memory.submits.at(-1)?.id]).toEqual([KNOWN_DEPOSITS, 'new']);
  for (const text of [null, '', '{', '{}', '5', 'null']) expect(parseKnownDeposits(text)).toEqual([]);
  expect(parseKnownDeposits('["7",{"id":"8","eventId":"<b>"},{"id":""},null,9]')).toEqual([
    { id: '7' },
    { id: '8' },
  ]);
});
