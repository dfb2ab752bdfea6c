import { LANGUAGES, type LanguageCode } from '@/lib/shared/locale/language-table';

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
