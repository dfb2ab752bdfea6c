// The pictures that stand for a page where its address is shared: which there are, and their addresses.
import { LANGUAGES, type LanguageCode } from '@/lib/shared/locale/language-table';
import { parseLanguage } from '@/lib/shared/locale/parse-language';
import { CATEGORY_ROUTES, ROUTES } from '@/lib/shared/routes';
import { SITE_FILES } from '@/lib/shared/site-files';

/** In px: what every network shows whole. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

const PAGES: readonly string[] = [
  ROUTES.home,
  ...CATEGORY_ROUTES,
  ROUTES.activity,
  ROUTES.news,
  ROUTES.download,
  ROUTES.app,
];

/** One picture: of a page, by its path, in a language. */
export type ShareImage = { readonly path: string; readonly language: LanguageCode };

/** The picture for a page: its own, or the home page's where it has none. */
export function toShareImage(path: string, language: LanguageCode): ShareImage {
  return { path: PAGES.includes(path) ? path : ROUTES.home, language };
}

/** The picture that a query names by `page` and `lang`, or undefined: no other page, and no language that is not offered, is ever painted. */
export function findShareImage(
  query: URLSearchParams,
  offered: readonly LanguageCode[],
): ShareImage | undefined {
  const path = PAGES.find((page) => page === `/m/${query.get('page')}`);
  const tag = query.get('lang') ?? '';
  const language = parseLanguage(tag);
  const isKnown = language && LANGUAGES[language].tag === tag && offered.includes(language);
  return path && isKnown ? { path, language } : undefined;
}

/** The address of a picture on its host; `version` changes with what it shows. */
export function toShareImagePath({ path, language }: ShareImage, version: string): string {
  const page = path.slice('/m/'.length);
  return `${SITE_FILES.shareImage}?${new URLSearchParams({ page, lang: LANGUAGES[language].tag, v: version })}`;
}
