import { existsSync, readFileSync } from 'node:fs';
import compile from 'icu-minify/compile';
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '@/lib/shared/locale/language-table';

// Every language has its own script and plurals, and nothing left in English (I2).
type Texts = { [key: string]: string | Texts };

/** Scripts in which a language is written; the others are written in Latin letters. */
const SCRIPTS: Partial<Record<LanguageCode, RegExp>> = {
  CN: /\p{Script=Han}/u,
  TW: /\p{Script=Han}/u,
  JA: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  KO: /\p{Script=Hangul}/u,
  HI: /\p{Script=Devanagari}/u,
  NE: /\p{Script=Devanagari}/u,
  BN: /\p{Script=Bengali}/u,
  TA: /\p{Script=Tamil}/u,
  TE: /\p{Script=Telugu}/u,
  KM: /\p{Script=Khmer}/u,
  LO: /\p{Script=Lao}/u,
  MY: /\p{Script=Myanmar}/u,
  TH: /\p{Script=Thai}/u,
  UR: /\p{Script=Arabic}/u,
  RU: /\p{Script=Cyrillic}/u,
  KK: /\p{Script=Cyrillic}/u,
};

/** Words that are the same everywhere: names, and what systems write in Latin letters. */
const SHARED_WORD =
  /^(?:[A-Z]{1,4}s?|JavaScript|iPhone|iPad|iOS|Android|Safari|Chrome|Telegram|Cookies?|Meta|fb[cp]|Geetest)$/;

function flatten(texts: Texts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

const read = (code: LanguageCode): [string, string][] =>
  flatten(JSON.parse(readFileSync(`locales/${code}.json`, 'utf8')) as Texts);

/** Returns a message's constant text: without placeholders, tags and names of plural forms. */
const wordsOf = (text: string): string =>
  text
    .replace(/\{\w+, plural,((?:[^{}]|\{[^{}]*\})*)\}/g, (_, forms: string) =>
      [...forms.matchAll(/\{([^{}]*)\}/g)].map(([, words]) => words).join(' '),
    )
    .replace(/\{[^{}]*\}|<\/?\w+>/g, ' ');

/** How icu-minify marks a plural. */
const PLURAL = 2;

function pluralForms(part: unknown): string[][] {
  if (!Array.isArray(part)) return [];
  const [, kind, forms] = part as unknown[];
  const own =
    kind === PLURAL && typeof forms === 'object' && forms !== null
      ? [Object.keys(forms).filter((form) => !form.startsWith('='))]
      : [];
  return [...own, ...part.flatMap(pluralForms)];
}

// CLDR's "many" of Romance languages stands for round millions of compact numbers, which no text here has.
function withoutMillions(code: LanguageCode, forms: readonly string[]): string[] {
  const isRomance = /^(?:FR|PT|ES)/.test(code);
  return forms.filter((form) => !(isRomance && form === 'many')).sort();
}

function categoriesOf(code: LanguageCode): string[] {
  const tag = code === 'UR-LA' ? 'ur' : LANGUAGES[code].tag;
  const all = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  return withoutMillions(code, all);
}

const english = new Map(read('EN'));

const isTranslated = (code: LanguageCode): boolean => existsSync(`locales/${code}.json`);

test('each of the 28 languages has a catalogue (I2)', () => {
  expect(LANGUAGE_CODES.filter((code) => !isTranslated(code))).toEqual([]);
});

test('the offline message exists in every language, so that the built-in default never shows (ruling 65)', () => {
  for (const code of LANGUAGE_CODES) {
    const text = new Map(read(code)).get('errors.network_offline') ?? '';
    expect(text).not.toBe('');
    expect(text).not.toContain('无网络连接');
  }
});

test('French sets a narrow no-break space at high punctuation and inside guillemets (I2)', () => {
  const wrong = read('FR').filter(([, text]) =>
    /[^\u202f][;!?»]|[^\u202f]:(?:\s|$)|«[^\u202f]/.test(text.replace(/\{\w+, plural,|\{\w+\}/g, 'x')),
  );
  expect(wrong).toEqual([]);
});

describe.each(LANGUAGE_CODES.filter(isTranslated))('%s', (code) => {
  const texts = read(code);
  const script = SCRIPTS[code];

  it('has the plural forms of its grammar', () => {
    const wrong = texts.filter(([, text]) =>
      pluralForms(compile(text)).some(
        (forms) => withoutMillions(code, forms).join() !== categoriesOf(code).join(),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('names the account the same on the tab and on its page', () => {
    const named = new Map(texts);
    const tab = named.get('tab.me') ?? '?';
    expect(named.get('member.title')?.toLowerCase()).toContain(tab.toLowerCase());
  });

  it('leaves no sentence in English', () => {
    const left = texts.filter(([key, text]) => {
      const isSentence = (wordsOf(text).match(/[A-Za-z]{2,}/g) ?? []).length > 3;
      return code !== 'EN' && isSentence && text === english.get(key);
    });
    expect(left).toEqual([]);
  });

  it('is written in its own script', () => {
    if (!script) return expect(code).toMatch(/^[A-Z-]{2,5}$/);
    const foreign = texts.filter(([, text]) => {
      const words = wordsOf(text);
      const latin = words.match(/[A-Za-z]+/g) ?? [];
      return !script.test(words) && !latin.every((word) => SHARED_WORD.test(word));
    });
    expect(foreign).toEqual([]);
  });

  it('has no straight apostrophe that ICU reads as a sign, no hidden space, no broken letter', () => {
    expect(texts.filter(([, text]) => /'[{}#<]|[\u200b\ufffd]|\t/.test(text))).toEqual([]);
  });
});
