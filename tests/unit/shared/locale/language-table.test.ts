import { LANGUAGE_CODES, LANGUAGES } from '@/lib/shared/locale/language-table';

const CODES =
  'CN EN ES HI ID JA KM KO MY TA TH TW VI TY UR PT PT-BR MS BN TR FR NE UR-LA TE RU SW KK LO'.split(' ');

test('there are exactly the 28 codes, in their order (I2)', () => {
  expect(LANGUAGE_CODES).toEqual(CODES);
  expect(new Set(CODES).size).toBe(28);
});

test.each([
  ['CN', 'zh-CN'],
  ['TW', 'zh-TW'],
  ['TY', 'fil-PH'],
  ['MY', 'my-MM'],
  ['MS', 'ms-MY'],
  ['UR-LA', 'ur-Latn'],
  ['PT-BR', 'pt-BR'],
] as const)('the tag of %s is %s (ruling 55)', (code, tag) => {
  expect(LANGUAGES[code].tag).toBe(tag);
});

test('every other tag is the code in lower case (ruling 55)', () => {
  const special = new Set(['CN', 'TW', 'TY', 'MY', 'MS', 'UR-LA', 'PT-BR']);
  for (const code of LANGUAGE_CODES)
    if (!special.has(code)) expect(LANGUAGES[code].tag).toBe(code.toLowerCase());
});

test.each(LANGUAGE_CODES)(
  'the tag of %s is canonical and known to Intl, and its name is its own (ruling 55)',
  (code) => {
    const { tag, name } = LANGUAGES[code];
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
    expect(Intl.NumberFormat.supportedLocalesOf([tag])).toHaveLength(1);
    expect(name).toMatch(/\S/);
  },
);

test('only Urdu in its own script is written from right to left', () => {
  expect(LANGUAGE_CODES.filter((code) => LANGUAGES[code].dir === 'rtl')).toEqual(['UR']);
});
