import fc from 'fast-check';
import { parseTransactions } from '@/lib/shared/member/wallet';
import { parseKnownPayments, readPayments } from '@/lib/shared/track/money/listed-payments';
import { hostileJson } from '@/tests/unit/shared/support/hostile-json';

type Row = readonly [id: string, type: string, status: string];

const listOf = (...rows: Row[]) =>
  parseTransactions({
    items: rows.map(([id, type, status]) => ({ id, type, status, amount: '50.00', currency: 'BRL' })),
  });
const known = (...marks: string[]) => ({ member: '1', marks });
const told = (...given: Parameters<typeof readPayments>) =>
  readPayments(...given).messages.map(({ type, id, isFirst }) => [type, id, isFirst]);

test('the first list of a device tells nothing, and is known from then on (T2)', () => {
  const { messages, marks } = readPayments(
    listOf(['b', 'deposit', 'done'], ['a', 'withdraw', 'pending']),
    undefined,
  );
  expect(messages).toEqual([]);
  expect(marks).toEqual(['a pending', 'b done']);
});

test('new deposits are requested and arrive, withdrawals count once, the oldest first (T1, T2)', () => {
  const list = listOf(['c', 'withdraw', 'done'], ['b', 'deposit', 'done'], ['a', 'deposit', 'pending']);
  expect(told(list, known())).toEqual([
    ['depositSubmit', 'a', undefined],
    ['depositSubmit', 'b', undefined],
    ['deposit', 'b', undefined],
    ['withdraw', 'c', undefined],
  ]);
  const { marks } = readPayments(list, known());
  expect(told(list, known(...marks))).toEqual([]);
});

test('a pending deposit is reported when it arrives, and not as the first after an earlier one (T2)', () => {
  const list = listOf(['a', 'deposit', 'done'], ['w', 'withdraw', 'done'], ['z', 'deposit', 'done']);
  expect(told(list, known('a pending', 'w pending', 'z done'))).toEqual([['deposit', 'a', false]]);
});

test.each(['failed', 'pending'])('a deposit that is %s is no earlier one (T2)', (status) => {
  const list = listOf(['b', 'deposit', 'done'], ['a', 'deposit', status]);
  expect(told(list, known(`a ${status}`))).toEqual([
    ['depositSubmit', 'b', undefined],
    ['deposit', 'b', undefined],
  ]);
});

test('bonuses, failures and payments without a status tell nothing (T1)', () => {
  const list = listOf(['a', 'bonus', 'done'], ['b', 'deposit', 'failed'], ['c', 'deposit', 'odd']);
  expect(told(list, known())).toEqual([]);
});

test('a stored record of another member, or a broken one, is ignored (T2)', () => {
  const text = JSON.stringify(known('a done'));
  expect(parseKnownPayments(text, '1')).toEqual(known('a done'));
  expect(parseKnownPayments(text, '2')).toBeUndefined();
  for (const broken of [null, '', '{', '7', '{"member":"1"}'])
    expect(parseKnownPayments(broken, '1')).toBeUndefined();
  fc.assert(
    fc.property(hostileJson, (value) => {
      parseKnownPayments(JSON.stringify(value) ?? null, '1');
    }),
  );
});
