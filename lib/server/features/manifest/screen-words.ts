// The words on the drawn screens: the site's own, in a language of the merchant's that every server's fonts can write.
import 'server-only';
import { hasFonts } from '@/lib/server/features/manifest/paint/has-fonts';
import { getMessages } from '@/lib/server/http/locale/messages';
import type { LanguageCode } from '@/lib/shared/locale/language-table';
import type { ScreenWords } from '@/lib/shared/manifest/screen-art';
import type { Brand } from '@/lib/shared/merchant/brand';

const LATIN: ReadonlySet<LanguageCode> = new Set<LanguageCode>([
  'EN',
  'ES',
  'FR',
  'ID',
  'MS',
  'PT',
  'PT-BR',
  'SW',
  'TR',
  'TY',
  'UR-LA',
  'VI',
]);

type Texts = Readonly<Record<string, unknown>>;

// Only texts without a parameter are plain; another one is left to be drawn as a bar.
function pick(texts: unknown, names: readonly string[]): string[] {
  const known = (texts ?? {}) as Texts;
  return names.map((name) => (typeof known[name] === 'string' ? (known[name] as string) : ''));
}

/** The language that the screens of a brand are written in: its own, else the first it offers in Latin letters; undefined: in none. */
export async function getScreenLanguage({
  defaultLanguage,
  languages,
}: Pick<Brand, 'defaultLanguage' | 'languages'>): Promise<LanguageCode | undefined> {
  const code = [defaultLanguage, ...languages].find((language) => LATIN.has(language));
  return code && (await hasFonts()) ? code : undefined;
}

/** The words of the screens in a language. */
export function getScreenWords(code: LanguageCode): ScreenWords {
  const { category, lobby, search, shell, tab } = getMessages(code);
  const [all = '', hot = '', games = ''] = pick(lobby, ['all', 'hot', 'games']);
  const [hint = ''] = pick(search, ['hint']);
  const [signIn = ''] = pick(shell, ['signIn']);
  return {
    all,
    hot,
    games,
    search: hint,
    signIn,
    categories: pick(category, ['LIVE', 'SPORTS', 'RNG', 'PVP', 'FISH', 'TABLE']),
    tabs: pick(tab, ['home', 'games', 'promotions', 'service', 'signIn']),
  };
}
