// Pipeline step: stores a language named in the address.
import 'server-only';
import { toLanguageCookie } from '@/lib/server/http/locale/visitor-language';
import type { RequestContext } from '@/lib/server/http/request-context';

/** Stores the choice of `?lang=` when the merchant offers it. */
export function withLanguage({ url, merchant, secureCookies, answerHeaders }: RequestContext): undefined {
  const choice = url.searchParams.get('lang');
  const cookie = choice && merchant ? toLanguageCookie(choice, merchant.brand, secureCookies) : undefined;
  if (cookie) answerHeaders.append('Set-Cookie', cookie);
}
