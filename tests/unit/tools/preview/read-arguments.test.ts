import { chooseLanguage, readArguments } from '@/tools/preview/read-arguments.mjs';

const BRAND = { languages: ['EN', 'VI'], defaultLanguage: 'EN' };

test.each([
  ['no file', [], /^Name one file\.\nUsage: /],
  ['two files', ['x.json', 'y.json'], /^Name one file\.\nUsage: /],
  ['an unknown option', ['x.json', '--loud'], /^Unknown option '--loud'[^\n]*\nUsage: /],
])('%s is one sentence and the usage (B49)', (_what, words, sentence) => {
  expect(() => readArguments(words)).toThrow(sentence);
});

test('paths count from where the command was called (B49)', () => {
  process.env.INIT_CWD = '/brands';
  expect(readArguments(['one.json', '--out=pictures', '--language=VI'])).toEqual({
    file: '/brands/one.json',
    out: '/brands/pictures',
    language: 'VI',
  });
});

test('pictures are in a language of the entry, its first by default; one that it lacks is one sentence (B49)', () => {
  expect(chooseLanguage(BRAND)).toBe('EN');
  expect(chooseLanguage(BRAND, 'VI')).toBe('VI');
  expect(() => chooseLanguage(BRAND, 'UR')).toThrow(/^The entry does not offer UR; it offers EN, VI\.$/);
});
