import fc from 'fast-check';
import { findCode, parseVerifyCode } from '@/lib/shared/auth/sms/one-time-code';

test.each([
  ['123456', '123456'],
  ['Your code is 123456', '123456'],
  ['Your code is 123 456.', '123456'],
  ['123-456 is your code, valid until 2027', '123456'],
  ['At 12:30 you asked for 904412', '904412'],
  ['On 28-11-2026 123456 is your code', '123456'],
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

test.each([
  [' 123 456 ', '123456'],
  ['12-34', '1234'],
  ['123–456', '123456'],
  ['\u2068123456\u2069\u200b', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['۱۲۳۴۵۶', '123456'],
  ['๑๒๓๔๕๖', '123456'],
  ['१२३४५६', '123456'],
  ['１２３４５６', '123456'],
  ['', undefined],
  ['123', undefined],
  ['123456789', undefined],
  ['12a456', undefined],
])('the typed code %j is read as %j, in the digits of any script (B11)', (text, code) => {
  expect(parseVerifyCode(text)).toBe(code);
});
