import fc from 'fast-check';
import { parseLegacyRecord } from '@/lib/shared/auth/remember/legacy-record';

const KEY = 'q7Zr0mWk2';
const record = { type: 'username', username: 'lan', merchant: 'one' } as const;
const toBase64 = (text: string) => Buffer.from(text, 'utf8').toString('base64');
const read = (password: unknown, key: string | null = KEY) => parseLegacyRecord({ ...record, password }, key);

const LAYERS: Record<string, (password: string) => string> = {
  'before the password': (password) => toBase64(toBase64(KEY + password)),
  'behind the password': (password) => toBase64(toBase64(password + KEY)),
  'before the inner layer': (password) => toBase64(KEY + toBase64(password)),
  'behind the inner layer': (password) => toBase64(toBase64(password) + KEY),
  'before the outer layer': (password) => KEY + toBase64(toBase64(password)),
  'apart from the text': (password) => toBase64(toBase64(password)),
};

test.each(Object.entries(LAYERS))('a password is read with its key %s (SEC-90)', (_where, encode) => {
  expect(read(encode('Pässw0rd!'))).toEqual({ ...record, password: 'Pässw0rd!' });
});

test.each([
  ['no key', LAYERS['before the password']?.('Passw0rd!'), null],
  ['an empty key', LAYERS['before the password']?.('Passw0rd!'), ''],
  ['a mark of our own', toBase64(toBase64('Passw0rd!')), 'mck1'],
  ['one layer', toBase64('Passw0rd!'), KEY],
  ['no password', toBase64(toBase64(KEY)), KEY],
  ['characters that no keyboard types', toBase64(toBase64('a\u0000b')), KEY],
  ['a text of unreasonable length', toBase64(toBase64('x'.repeat(513))), KEY],
  ['no text', 7, KEY],
])('%s makes it none (SEC-90)', (_what, password, key) => {
  expect(read(password, key)).toBeUndefined();
});

test('a login by SMS has no password to read', () => {
  const sms = { type: 'sms', mobileNum: '84912', merchant: 'one', password: toBase64(toBase64('x')) };
  expect(parseLegacyRecord(sms, KEY)).toBeUndefined();
});

test('nothing that may lie there makes it throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.base64String()), fc.option(fc.string()), (password, key) => {
      expect(() => read(password, key)).not.toThrow();
    }),
  );
});
