// Texts of the generated screenshots, in a merchant's language that every server's fonts cover.
import 'server-only';
import { hasFonts } from '@/lib/server/features/manifest/paint/can-write';
import { getMessages } from '@/lib/server/http/locale/messages';
import type { LanguageCode } from '@/lib/shared/locale/language-table';
import type { ScreenTexts } from '@/lib/shared/manifest/screen-art';
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

// Only texts without parameters are used; others are drawn as bars.
function pick(texts: unknown, names: readonly string[]): string[] {
  const known = (texts ?? {}) as Texts;
  return names.map((name) => (typeof known[name] === 'string' ? (known[name] as string) : ''));
}

/** Returns the brand's language, else the first offered one in Latin letters; undefined for none. */
export async function getScreenLanguage({
  defaultLanguage,
  languages,
}: Pick<Brand, 'defaultLanguage' | 'languages'>): Promise<LanguageCode | undefined> {
  const code = [defaultLanguage, ...languages].find((language) => LATIN.has(language));
  return code && (await hasFonts()) ? code : undefined;
}

/** Returns the texts of the screens in a language. */
export function getScreenTexts(code: LanguageCode): ScreenTexts {
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
