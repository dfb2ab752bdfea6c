// The language of a request, and the cookie that keeps a choice.
import 'server-only';
import { cookieName, readDocumentCookie, toSetCookie } from '@/lib/server/platform/connection/http-cookie';
import type { HeaderReader } from '@/lib/shared/http/header-reader';
import { detectLanguage } from '@/lib/shared/locale/detect-language';
import type { LanguageCode } from '@/lib/shared/locale/language-table';
import { parseLanguage } from '@/lib/shared/locale/parse-language';
import type { Brand } from '@/lib/shared/merchant/brand';

const LANGUAGE_COOKIE = 'mc_lang';
const KEEP_SECONDS = 365 * 24 * 3600;

/** Where a request's language may be told. */
export type LanguageFacts = {
  readonly headers: HeaderReader;
  readonly brand: Brand;
  /** Whether cookies take the https form. */
  readonly https: boolean;
  /** A choice named in the request itself. */
  readonly choice?: string | null;
};

/** The language for a request: a choice named in it, then the stored one, then the browser's, then the merchant's default. */
export function readLanguage({ headers, brand, https, choice }: LanguageFacts): LanguageCode {
  return detectLanguage({
    query: choice,
    stored: readDocumentCookie(headers, cookieName(LANGUAGE_COOKIE, https)),
    acceptLanguage: headers.get('accept-language'),
    offered: brand.languages,
    fallback: brand.defaultLanguage,
  });
}

/** The Set-Cookie line that keeps a choice for a year, or undefined when the merchant does not offer it. */
export function toLanguageCookie(choice: string | null, brand: Brand, https: boolean): string | undefined {
  const code = parseLanguage(choice ?? undefined);
  if (!code || !brand.languages.includes(code)) return undefined;
  return toSetCookie({
    name: LANGUAGE_COOKIE,
    value: code,
    maxAgeSeconds: KEEP_SECONDS,
    httpOnly: true,
    https,
  });
}
