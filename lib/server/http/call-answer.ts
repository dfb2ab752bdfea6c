// Answers of the relay: JSON, never stored, with nothing of the provider's headers but the trace id (SEC-24, SEC-32, SEC-36).
import 'server-only';
import { Readable } from 'node:stream';
import { type CallEnd, endOf } from '@/lib/server/platform/metrics/record-call';
import { RETRY_SECONDS } from '@/lib/server/platform/overloaded';
import type { ProviderAnswer } from '@/lib/server/provider/provider-call';
import { INERT_POLICY } from '@/lib/shared/http/security-headers';

/** An answer before it is written: by the front to Node's response, by Next's handler as the web's own. */
export type CallAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  readonly body: string | Readable | null;
  readonly end: CallEnd;
  /** Stands for the body where it may be answered again, so that a compressed form can be kept with it. */
  readonly reused?: object;
};

/** Headers of every relayed answer. */
export const ANSWER_HEADERS: Readonly<Record<string, string>> = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': INERT_POLICY,
};

/** Name of the header that holds the trace id. */
export const TRACE_HEADER = 'x-app-trace-id';

/** The body for the browser: a success in the provider's own text, a failure with its code, message and value only. */
function toBody({ result, text }: ProviderAnswer, message: string): string {
  if (text !== undefined) return text;
  if (result.ok) return JSON.stringify({ success: true, value: result.value });
  const { code, value, traceId } = result;
  return JSON.stringify({
    success: false,
    errorCode: code,
    message: result.message || message,
    value,
    traceId,
  });
}

function toHeaders({ status, result }: ProviderAnswer): CallAnswer['headers'] {
  const headers = { ...ANSWER_HEADERS, [TRACE_HEADER]: result.traceId };
  if (status === 429) return { ...headers, 'Retry-After': '60' };
  const isBusy = !result.ok && result.code === 'unavailable';
  return isBusy ? { ...headers, 'Retry-After': RETRY_SECONDS } : headers;
}

/** Makes the answer of an outcome; `message` is the site's own text in the visitor's language, for a refusal without words for players. */
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

/** The answer with one header more, or another value of it. */
export function withHeader(answer: CallAnswer, name: string, value: string): CallAnswer {
  return { ...answer, headers: { ...answer.headers, [name]: value } };
}

/** The answer as the web's own. */
export function toResponse({ status, headers, cookies, body }: CallAnswer): Response {
  const told = new Headers(headers);
  for (const cookie of cookies) told.append('Set-Cookie', cookie);
  if (typeof body !== 'string')
    return new Response(body && (Readable.toWeb(body) as ReadableStream), { status, headers: told });
  told.set('Content-Length', String(Buffer.byteLength(body)));
  return new Response(body, { status, headers: told });
}
