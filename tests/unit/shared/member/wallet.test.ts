import fc from 'fast-check';
import { parseBalance, parseTransactions } from '@/lib/shared/member/wallet';
import { hostileJson } from '@/tests/unit/shared/support/hostile-json';

test('a balance without an amount is undefined, and a bonus of zero is not shown (B19)', () => {
  expect(parseBalance({ amount: '1234.50', currency: 'VND', bonus: '0' })).toEqual({
    amount: '1234.50',
    currency: 'VND',
  });
  expect(parseBalance({ amount: '5', bonus: 2 })).toEqual({ amount: '5', currency: '', bonus: 2 });
  expect([undefined, {}, { amount: 'much' }, { amount: '' }].map((raw) => parseBalance(raw))).toEqual(
    Array(4).fill(undefined),
  );
});

test('the time of a balance is a moment or nothing (B19)', () => {
  const timeOf = (updatedAt: unknown) => parseBalance({ amount: 1, updatedAt } as never)?.at;
  expect(timeOf('2026-11-01T09:30:00+07:00')).toBe('2026-11-01T02:30:00.000Z');
  expect(['now', '', '2026-13-45', 1_700_000_000, null, undefined].map(timeOf)).toEqual(
    Array(6).fill(undefined),
  );
});

test('payments keep their order, each id once; unknown kinds, and those without an amount, are left out (B19)', () => {
  const given = {
    id: 1,
    type: 'deposit',
    amount: '5',
    currency: 'VND',
    status: 'done',
    at: '2026-11-01T00:00:00Z',
  };
  const items = [
    given,
    { ...given, id: 2, status: 'lost', at: 'soon' },
    given,
    { ...given, id: 3, type: 'gift' },
  ];
  expect(parseTransactions({ items: [...items, { ...given, id: 4, amount: 'x' }] })).toEqual([
    {
      id: '1',
      kind: 'deposit',
      amount: '5',
      currency: 'VND',
      status: 'done',
      at: '2026-11-01T00:00:00.000Z',
    },
    { id: '2', kind: 'deposit', amount: '5', currency: 'VND', status: undefined, at: undefined },
  ]);
});

test('nothing a provider may answer makes it throw', () => {
  fc.assert(
    fc.property(hostileJson, (value) => {
      parseBalance(value as never);
      expect(Array.isArray(parseTransactions({ items: value } as never))).toBe(true);
    }),
  );
});
