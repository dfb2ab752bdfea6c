// The words of the site as a visitor reads them: from the catalogues, what a language lacks from EN, as the site itself does.
import { existsSync, readFileSync } from 'node:fs';
import { createTranslator } from 'next-intl';
import { LANGUAGES, type LanguageCode } from '@/lib/shared/locale/language-table';

type Catalogue = { [key: string]: string | Catalogue };
type Values = Record<string, string | number>;

/** Says the text of a key like `auth.submit`. An unknown key is a fault of the test. */
export type Say = (key: string, values?: Values) => string;

function read(code: string): Catalogue {
  const file = `locales/${code}.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

function merge(base: Catalogue, over: Catalogue): Catalogue {
  const merged = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] = typeof value === 'object' && typeof below === 'object' ? merge(below, value) : value;
  }
  return merged;
}

/** The texts of one language. */
export function textsIn(code: LanguageCode): Say {
  const t = createTranslator({
    locale: LANGUAGES[code].tag,
    messages: merge(read('EN'), read(code)),
    onError: (error) => {
      throw error;
    },
  });
  return (key, values) => t(key as never, values as never);
}
