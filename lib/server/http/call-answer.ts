// API responses: JSON, never stored, without provider headers except the trace id and the wait after a 429 (SEC-24, SEC-32, SEC-36).
import 'server-only';
import { Readable } from 'node:stream';
import { type CallEnd, endOf } from '@/lib/server/platform/metrics/record-call';
import { RETRY_SECONDS } from '@/lib/server/platform/overloaded';
import type { ProviderAnswer } from '@/lib/server/provider/provider-call';
import { SITE_ERRORS } from '@/lib/shared/errors/site-codes';
import { INERT_POLICY } from '@/lib/shared/http/security-headers';

/** A response as data: the Node server and Next's handler each write it in their own way. */
export type CallAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  readonly body: string | Readable | null;
  readonly end: CallEnd;
  /** Identifies a body that is sent repeatedly, so that its compressed form can be cached. */
  readonly reused?: object;
};

export const ANSWER_HEADERS: Readonly<Record<string, string>> = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': INERT_POLICY,
};

/** Returns a success with a value of the site's own. */
export function answerValue(value: unknown): Response {
  return new Response(JSON.stringify({ success: true, value }), { headers: ANSWER_HEADERS });
}

export const TRACE_HEADER = 'x-app-trace-id';

/** The body for the browser: a success as the provider wrote it, a failure with code, message and value only; `generic` marks
 * the site's text in place of a provider's that has none for players. */
function toBody({ result, text }: ProviderAnswer, message: string): string {
  if (text !== undefined) return text;
  if (result.ok) return JSON.stringify({ success: true, value: result.value });
  const { code, value, traceId } = result;
  const isGeneric = result.message === '' && message !== '' && !Object.hasOwn(SITE_ERRORS, code);
  return JSON.stringify({
    success: false,
    errorCode: code,
    message: result.message || message,
    value,
    traceId,
    generic: isGeneric || undefined,
  });
}

function toHeaders({ status, result, retrySeconds = 60 }: ProviderAnswer): CallAnswer['headers'] {
  const headers = { ...ANSWER_HEADERS, [TRACE_HEADER]: result.traceId };
  if (status === 429) return { ...headers, 'Retry-After': String(retrySeconds) };
  const isBusy = !result.ok && result.code === 'unavailable';
  return isBusy ? { ...headers, 'Retry-After': RETRY_SECONDS } : headers;
}

/** Creates the response of an outcome; `message` is the site's text for a failure without one for players. */
export function toAnswer(
  answer: ProviderAnswer,
  message: string,
  cookies: readonly string[] = [],
): CallAnswer {
  const { status, result } = answer;
  return {
    status,
    headers: toHeaders(answer),
    cookies,
    body: toBody(answer, message),
    end: endOf(result),
  };
}

/** Returns the response with one header added or replaced. */
export function withHeader(answer: CallAnswer, name: string, value: string): CallAnswer {
  return { ...answer, headers: { ...answer.headers, [name]: value } };
}

/** Converts to a Web Response. */
export function toResponse({ status, headers, cookies, body }: CallAnswer): Response {
  const responseHeaders = new Headers(headers);
  for (const cookie of cookies) responseHeaders.append('Set-Cookie', cookie);
  if (typeof body !== 'string')
    return new Response(body && (Readable.toWeb(body) as ReadableStream), {
      status,
      headers: responseHeaders,
    });
  responseHeaders.set('Content-Length', String(Buffer.byteLength(body)));
  return new Response(body, { status, headers: responseHeaders });
}
