// Rejections of the API proxy: the message in the visitor's language, and the log line under the code that players see.
import 'server-only';
import { type CallAnswer, TRACE_HEADER, toAnswer } from '@/lib/server/http/call-answer';
import { getMessages } from '@/lib/server/http/locale/messages';
import { getLog, toDuration } from '@/lib/server/platform/log';
import { toSiteFailure } from '@/lib/server/provider/provider-call';
import type { Endpoint } from '@/lib/shared/calls/call';
import { ERROR_ACTIONS } from '@/lib/shared/errors/error-action-table';
import { SITE_ERRORS, type SiteErrorCode } from '@/lib/shared/errors/site-codes';
import { traceIdOf, type Visitor } from '@/lib/shared/http/visitor';
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
export function toRejection(
  code: SiteErrorCode,
  { language, traceparent }: Pick<Visitor, 'language' | 'traceparent'>,
): CallAnswer {
  return toAnswer(toSiteFailure(code, traceparent), siteMessageOf(code, language));
}

/** Returns the failure of a request without a session; pages have their own text for it. */
export function toSignedOut(traceparent: string, cookies: readonly string[] = []): CallAnswer {
  const traceId = traceIdOf(traceparent);
  const result = { ok: false, code: 'customer.not.login', message: '', status: 401, traceId } as const;
  return toAnswer({ status: 401, result }, '', cookies);
}

/** Results without a log line: no rejection of the site, or floods that record-rejection counts. */
const SILENT = new Set<CallAnswer['end']>(['ok', 'refused', 'TOO_MANY_REQUESTS']);

type AnsweredCall = {
  readonly merchant: string | undefined;
  readonly row: Endpoint | undefined;
  /** By the monotonic clock, in ms. */
  readonly startedMs: number;
  readonly answer: Pick<CallAnswer, 'status' | 'headers' | 'end'>;
};

/** Logs a rejection of the site itself. */
export function logSiteRejection({ merchant, row, startedMs, answer }: AnsweredCall): void {
  const { status, headers, end } = answer;
  if (SILENT.has(end)) return;
  getLog().info(
    {
      merchant,
      call: row?.name,
      code: end,
      status,
      traceId: headers[TRACE_HEADER],
      route: row?.path,
      durationMs: toDuration(startedMs),
    },
    'refused by the site',
  );
}
