import fc from 'fast-check';
import { LANGUAGE_CODES, LANGUAGES } from '@/lib/shared/locale/language-table';
import { parseLanguage } from '@/lib/shared/locale/parse-language';

test.each(LANGUAGE_CODES)('%s is read by its code and by its tag, in any case (I2, ruling 59)', (code) => {
  expect(parseLanguage(code)).toBe(code);
  expect(parseLanguage(code.toLowerCase())).toBe(code);
  expect(parseLanguage(LANGUAGES[code].tag)).toBe(code);
});

test.each([
  ['ZH', 'CN'],
  ['zh', 'CN'],
  ['zh-Hans', 'CN'],
  ['zh-SG', 'CN'],
  ['zh_CN', 'CN'],
  ['zh-Hans-CN', 'CN'],
  ['zh-Hans-HK', 'CN'],
  ['zh_Hans_TW', 'CN'],
  ['TW', 'TW'],
  ['HK', 'TW'],
  ['zh-TW', 'TW'],
  ['zh-HK', 'TW'],
  ['zh_Hant_HK', 'TW'],
  ['zh-Hant', 'TW'],
  ['zh-MO', 'TW'],
  ['fil', 'TY'],
  ['fil-PH', 'TY'],
  ['tl', 'TY'],
  ['tl-PH', 'TY'],
  ['en-PH', 'TY'],
  ['ceb', 'TY'],
  ['ilo-PH', 'TY'],
  ['en-US', 'EN'],
  ['pt-PT', 'PT'],
  ['pt-br', 'PT-BR'],
  ['ms-BN', 'MS'],
  ['my-MM', 'MY'],
  ['fr-CA-x-y', 'FR'],
])('%s is %s (I3)', (raw, code) => {
  expect(parseLanguage(raw)).toBe(code);
});

test.each([
  'DE',
  'de-DE',
  'xx',
  'AR',
  'english',
  'E',
  '',
  '-',
  'EN-',
  'en--US',
  'EN;',
  'EN\r\n',
  '../EN',
  '__proto__',
  'toString',
  'constructor',
  'EN,VI',
  '*',
])('%j is none of the 28 (I2)', (raw) => {
  expect(parseLanguage(raw)).toBeUndefined();
});

test.each([undefined, null, 5, {}, ['EN']])('%j is no language (I2)', (raw) => {
  expect(parseLanguage(raw)).toBeUndefined();
});

test('the result of any input is one of the 28 (I2)', () => {
  const tags = fc.string({ unit: fc.constantFrom(...'aeZHtwUrlaBR-_1é '), maxLength: 12 });
  fc.assert(
    fc.property(tags, (raw) => {
      const code = parseLanguage(raw);
      expect(code === undefined || LANGUAGE_CODES.includes(code)).toBe(true);
    }),
  );
});
