import fc from 'fast-check';
import { parseDepositMethods, parsePayoutAccounts } from '@/lib/shared/member/parse-cashier';

test('keeps methods with a name, once, in order, with amounts as they arrived (R7)', () => {
  const value = [
    { method: 'BANK', min: 10, max: '5000' },
    null,
    { min: 1 },
    { method: 'QR' },
    { method: 'QR', min: 2 },
  ];
  expect(parseDepositMethods(value)).toEqual([
    { method: 'BANK', min: 10, max: '5000' },
    { method: 'QR', min: 2, max: undefined },
  ]);
});

test('shows an account once, and one without name and type not at all (R7)', () => {
  const account = { type: 'BANK', name: 'First', accountTail: '4321' };
  expect(parsePayoutAccounts([account, account, 'x', { name: {} }, { type: 'QR' }])).toEqual([
    { type: 'BANK', name: 'First', tail: '4321' },
    { type: 'QR', name: '', tail: '' },
  ]);
});

test('no answer of a provider makes either throw (R7)', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(Array.isArray(parseDepositMethods(value)) && Array.isArray(parsePayoutAccounts([value]))).toBe(
        true,
      );
    }),
  );
});
