// The texts of the play pages, and how a language is written.
import { cnPlay } from './cn.ts';
import { enPlay, type PlayTexts } from './en.ts';
import { esPlay } from './es.ts';
import { ptBrPlay } from './pt-br.ts';
import { thPlay } from './th.ts';
import { twPlay } from './tw.ts';
import { urPlay } from './ur.ts';
import { viPlay } from './vi.ts';

type Tongue = { tag: string; dir: 'ltr' | 'rtl'; texts: PlayTexts };

const tongues: Record<string, Tongue> = {
  EN: { tag: 'en', dir: 'ltr', texts: enPlay },
  VI: { tag: 'vi', dir: 'ltr', texts: viPlay },
  'PT-BR': { tag: 'pt-BR', dir: 'ltr', texts: ptBrPlay },
  ES: { tag: 'es', dir: 'ltr', texts: esPlay },
  UR: { tag: 'ur', dir: 'rtl', texts: urPlay },
  TH: { tag: 'th', dir: 'ltr', texts: thPlay },
  CN: { tag: 'zh-Hans', dir: 'ltr', texts: cnPlay },
  TW: { tag: 'zh-Hant', dir: 'ltr', texts: twPlay },
};

const english: Tongue = { tag: 'en', dir: 'ltr', texts: enPlay };

/** The demo's words in a language code of the site; English where the demo does not speak it. */
export const tongueOf = (language: string): Tongue =>
  Object.hasOwn(tongues, language) ? (tongues[language] ?? english) : english;
