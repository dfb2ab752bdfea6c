// Texts of the play pages, and the direction of a language.
import { cnPlay } from './cn.ts';
import { enPlay, type PlayTexts } from './en.ts';
import { esPlay } from './es.ts';
import { ptBrPlay } from './pt-br.ts';
import { thPlay } from './th.ts';
import { twPlay } from './tw.ts';
import { urPlay } from './ur.ts';
import { viPlay } from './vi.ts';

type LanguageTexts = { tag: string; dir: 'ltr' | 'rtl'; texts: PlayTexts };

const languages: Record<string, LanguageTexts> = {
  EN: { tag: 'en', dir: 'ltr', texts: enPlay },
  VI: { tag: 'vi', dir: 'ltr', texts: viPlay },
  'PT-BR': { tag: 'pt-BR', dir: 'ltr', texts: ptBrPlay },
  ES: { tag: 'es', dir: 'ltr', texts: esPlay },
  UR: { tag: 'ur', dir: 'rtl', texts: urPlay },
  TH: { tag: 'th', dir: 'ltr', texts: thPlay },
  CN: { tag: 'zh-Hans', dir: 'ltr', texts: cnPlay },
  TW: { tag: 'zh-Hant', dir: 'ltr', texts: twPlay },
};

const english: LanguageTexts = { tag: 'en', dir: 'ltr', texts: enPlay };

/** Returns the texts of a site's language code; else English. */
export const languageTextsOf = (language: string): LanguageTexts =>
  Object.hasOwn(languages, language) ? (languages[language] ?? english) : english;
