import { parseMoneyMessage } from '@/lib/shared/track/money/money-message';

const message = { source: 'cashier', type: 'deposit', amount: 100, currency: 'VND' };
const parsed = { type: 'deposit', amount: 100, currency: 'VND' };

test.each(['depositSubmit', 'deposit', 'withdraw'] as const)('%s is read (T1)', (type) => {
  expect(parseMoneyMessage({ ...message, type })).toEqual({ ...parsed, type });
});

test.each([
  [{ currency: 'TLB' }, { currency: 'PHP' }],
  [{ currency: 'brl' }, { currency: 'BRL' }],
  [{ currency: 'USDT' }, { currency: 'USD' }],
  [{ amount: '12.50' }, { amount: 12.5 }],
  [{ first: true }, { isFirst: true }],
  [{ first: false }, { isFirst: false }],
  [{ first: 'yes' }, {}],
  [{ id: 'tx-1' }, { id: 'tx-1' }],
  [{ txid: 17 }, { id: '17' }],
  [{ id: 'x'.repeat(65) }, {}],
  [{ extra: 'password' }, {}],
])('%j gives %j (N2, T2)', (over, expected) => {
  expect(parseMoneyMessage({ ...message, ...over })).toEqual({ ...parsed, ...expected });
});

const MEGABYTE = 'A'.repeat(1_000_000);

test.each([
  ['no object', 'deposit'],
  ['null', null],
  ['another type', { ...message, type: 'roundEnd' }],
  ['a type of the prototype', { ...message, type: 'toString' }],
  ['no source', { ...message, source: undefined }],
  ['a source of a megabyte', { ...message, source: MEGABYTE }],
  ['a type of a megabyte', { ...message, type: MEGABYTE }],
  ['a currency of a megabyte', { ...message, currency: MEGABYTE }],
  ['an amount of a megabyte', { ...message, amount: '9'.repeat(1_000_000) }],
  ['a negative amount', { ...message, amount: -1 }],
  ['no money', { ...message, amount: 0 }],
  ['more than there is', { ...message, amount: 1e13 }],
  ['an endless amount', { ...message, amount: Number.POSITIVE_INFINITY }],
  ['no number', { ...message, amount: Number.NaN }],
  ['an amount in words', { ...message, amount: 'ten' }],
  ['an amount in an object', { ...message, amount: { units: 5 } }],
  ['a currency of two letters', { ...message, currency: 'VN' }],
  ['a currency of six letters', { ...message, currency: 'DOLLAR' }],
  ['a currency with markup', { ...message, currency: '<b>' }],
  ['no currency', { ...message, currency: undefined }],
  ['a list', [message]],
])('%s is passed over (T1)', (_what, data) => {
  expect(parseMoneyMessage(data)).toBeUndefined();
});

test('nothing of the sender runs: getters are not called, inherited fields do not count (T1)', () => {
  const touched = jest.fn(() => 100);
  const trap = Object.defineProperty({ ...message }, 'amount', { get: touched });
  expect(parseMoneyMessage(trap)).toBeUndefined();
  expect(touched).not.toHaveBeenCalled();
  expect(parseMoneyMessage(Object.create(message))).toBeUndefined();
});
