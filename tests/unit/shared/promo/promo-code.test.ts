import { parsePromoCode } from '@/lib/shared/promo/promo-code';

test.each([
  [' WELCOME-10 ', 'WELCOME-10'],
  ['abc', 'abc'],
  ['ab', undefined],
  ['', undefined],
  ['a b c', undefined],
  ['<b>x</b>', undefined],
  ['x'.repeat(41), undefined],
  [null, undefined],
])('the code %j reads as %s (M1)', (raw, code) => {
  expect(parsePromoCode(raw)).toBe(code);
});
