import fc from 'fast-check';
import { cleanNumber, isDigits, phoneFaultOf, toLatinDigits } from '@/lib/shared/auth/sms/phone';

test.each([
  ['', 'numberRequired'],
  [' - ', 'numberRequired'],
  ['abc', 'numberDigits'],
  ['091x2345', 'numberDigits'],
  ['0912+345', 'numberDigits'],
  ['0912345678', undefined],
  ['091 234-56.78', undefined],
  ['(11) 98765 4321', undefined],
  ['+84 912345678', undefined],
  ['\u206687654321\u2069', undefined],
  ['0912\u200b345\ufeff678', undefined],
  ['091－234－5678', undefined],
  ['۰۳۰۰۱۲۳۴۵۶۷', undefined],
])('%j has the fault %s (A21)', (text, fault) => {
  expect(phoneFaultOf(text)).toBe(fault);
});

test.each([
  ['۰۳۰۰۱۲۳', '0300123'],
  ['٠٩', '09'],
  ['๐๘๑', '081'],
  ['०१२३', '0123'],
  ['０９', '09'],
  ['a1', 'a1'],
])('digits of %s are %s', (text, latin) => {
  expect(toLatinDigits(text)).toBe(latin);
});

test('a valid number is digits, with an optional plus in front (A21)', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const isFine = isDigits(cleanNumber(text).replace(/^\+/, ''));
      expect(phoneFaultOf(text) === undefined).toBe(isFine);
    }),
  );
});
