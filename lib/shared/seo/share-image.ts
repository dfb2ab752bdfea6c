// Image, text and locales of shared links (Open Graph).
import { LANGUAGES, type LanguageCode } from '@/lib/shared/locale/language-table';
import { parseLanguage } from '@/lib/shared/locale/parse-language';
import { CATEGORY_ROUTES, ROUTES } from '@/lib/shared/routes';
import { SITE_FILES } from '@/lib/shared/site-files';

/** Px that every network shows in full. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

const PAGES: readonly string[] = [
  ROUTES.home,
  ...CATEGORY_ROUTES,
  ROUTES.activity,
  ROUTES.news,
  ROUTES.download,
  ROUTES.app,
];

export type ShareImage = { readonly path: string; readonly language: LanguageCode };

/** Returns the image of a page, or the home page's. */
export function toShareImage(path: string, language: LanguageCode): ShareImage {
  return { path: PAGES.includes(path) ? path : ROUTES.home, language };
}

/** Finds an image by `page` and `lang`; no other page or language is ever rendered. */
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

/** Builds the address of an image; `version` changes with its content. */
export function toShareImagePath({ path, language }: ShareImage, version: string): string {
  const page = path.slice('/m/'.length);
  return `${SITE_FILES.shareImage}?${new URLSearchParams({ page, lang: LANGUAGES[language].tag, v: version })}`;
}

function toLocale(code: LanguageCode): string {
  const { language, region } = new Intl.Locale(LANGUAGES[code].tag).maximize();
  return `${language}_${region}`;
}

/** Returns the page's locale, such as `vi_VN`, and the merchant's others, each once. */
export function toOpenGraphLocales(code: LanguageCode, offered: readonly LanguageCode[]) {
  const locale = toLocale(code);
  const others = new Set(offered.map(toLocale));
  others.delete(locale);
  return { locale, alternateLocale: [...others] };
}
