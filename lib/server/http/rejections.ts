// Rejections of the API proxy, with a message in the visitor's language.
import 'server-only';
import { type CallAnswer, toAnswer } from '@/lib/server/http/call-answer';
import { getMessages } from '@/lib/server/http/locale/messages';
import { toSiteFailure } from '@/lib/server/provider/provider-call';
import { ERROR_ACTIONS } from '@/lib/shared/errors/error-action-table';
import type { SiteErrorCode } from '@/lib/shared/errors/site-codes';
import { SITE_ERRORS } from '@/lib/shared/errors/site-codes';
import type { LanguageCode } from '@/lib/shared/locale/language-table';

/** Returns the text of one of the site's own codes; empty for other codes. */
export function siteMessageOf(code: string, language: LanguageCode): string {
  if (!Object.hasOwn(SITE_ERRORS, code)) return '';
  const texts = getMessages(language).siteErrors as Record<string, string> | undefined;
  return texts?.[code] ?? '';
}

/** Returns the site's message for a failure without one for players; empty where pages have their own text for the code. */
export function messageOf(code: string, language: LanguageCode): string {
  const own = siteMessageOf(code, language);
  if (own !== '' || Object.hasOwn(ERROR_ACTIONS, code)) return own;
  const texts = getMessages(language).errors as Record<string, string> | undefined;
  return texts?.unknown ?? '';
}

/** Returns a rejection with one of the site's codes; it contains no stack and no provider address. */
export function toRejection(code: SiteErrorCode, language: LanguageCode, traceparent: string): CallAnswer {
  return toAnswer(toSiteFailure(code, traceparent), siteMessageOf(code, language));
}
