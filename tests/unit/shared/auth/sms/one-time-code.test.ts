import fc from 'fast-check';
import { findCode } from '@/lib/shared/auth/sms/one-time-code';

test.each([
  ['123456', '123456'],
  ['Your code is 123456', '123456'],
  ['Your code is 123 456.', '123456'],
  ['123-456 is your code, valid until 2027', '123456'],
  ['At 12:30 you asked for 904412', '904412'],
  ['4821', '4821'],
  ['Mã: 12345678.', '12345678'],
  ['کوڈ ۱۲۳۴۵۶ ہے', '123456'],
  ['@aurora.example #445566', '445566'],
  ['call 0912345678', undefined],
  ['no code', undefined],
  ['123', undefined],
  ['', undefined],
])('%j holds the code %s (B11)', (text, code) => {
  expect(findCode(text)).toBe(code);
});

test('six digits are found in any message without other digits (B11)', () => {
  const words = fc.stringMatching(/^[A-Za-z .:,!]{0,30}$/);
  const six = fc.stringMatching(/^\d{6}$/);
  fc.assert(fc.property(words, six, words, (a, code, b) => expect(findCode(`${a} ${code} ${b}`)).toBe(code)));
});
