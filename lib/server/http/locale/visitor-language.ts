// The language of a request, and the cookie that stores a choice.
import 'server-only';
import { cookieName, readHttpCookie, toSetCookie } from '@/lib/server/platform/connection/http-cookie';
import { LANGUAGE_DAYS } from '@/lib/shared/constants';
import { DAY_SECONDS } from '@/lib/shared/day';
import type { HeaderReader } from '@/lib/shared/http/visitor';
import { detectLanguage } from '@/lib/shared/locale/detect-language';
import type { LanguageCode } from '@/lib/shared/locale/language-table';
import { parseLanguage } from '@/lib/shared/locale/parse-language';
import type { Brand } from '@/lib/shared/merchant/brand';

const LANGUAGE_COOKIE = 'mc_lang';

export type LanguageFacts = {
  readonly headers: HeaderReader;
  readonly brand: Brand;
  readonly https: boolean;
  readonly choice?: string | null;
};

/** Returns the language of the request's choice, the cookie or the browser, in this order; undefined without one. */
export function findLanguage({ headers, brand, https, choice }: LanguageFacts): LanguageCode | undefined {
  return detectLanguage({
    query: choice,
    stored: readHttpCookie(headers, cookieName(LANGUAGE_COOKIE, https)),
    acceptLanguage: headers.get('accept-language'),
    offered: brand.languages,
  });
}

/** Returns the language of a request; the merchant's default where it names none. */
export function readLanguage(facts: LanguageFacts): LanguageCode {
  return findLanguage(facts) ?? facts.brand.defaultLanguage;
}

/** Returns the Set-Cookie line that stores a choice for a year; undefined when the merchant does not offer it. */
export function toLanguageCookie(choice: string | null, brand: Brand, https: boolean): string | undefined {
  const code = parseLanguage(choice);
  if (!code || !brand.languages.includes(code)) return undefined;
  return toSetCookie({
    name: LANGUAGE_COOKIE,
    value: code,
    maxAgeSeconds: LANGUAGE_DAYS * DAY_SECONDS,
    httpOnly: true,
    https,
  });
}
