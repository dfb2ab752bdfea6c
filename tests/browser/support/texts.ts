// The words of the site as a visitor reads them, from the catalogues.
import { readFileSync } from 'node:fs';
import { createTranslator } from 'next-intl';
import { LANGUAGES, type LanguageCode } from '@/lib/shared/locale/language-table';

type Values = Record<string, string | number>;

/** Says the text of a key like `auth.submit`. An unknown key is a fault of the test. */
export type Translate = (key: string, values?: Values) => string;

/** The texts of one language. */
export function textsIn(code: LanguageCode): Translate {
  const t = createTranslator({
    locale: LANGUAGES[code].tag,
    messages: JSON.parse(readFileSync(`locales/${code}.json`, 'utf8')),
    onError: (error) => {
      throw error;
    },
  });
  return (key, values) => t(key as never, values as never);
}
