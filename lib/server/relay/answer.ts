// Answers of the relay: JSON, never stored, with nothing of the provider's headers but the trace id (SEC-24, SEC-32, SEC-36).
import 'server-only';
import type { BackendAnswer } from '@/lib/server/backend/backend-call';
import { noteEnd } from '@/lib/server/metrics/record-call';
import { INERT_POLICY } from '@/lib/shared/http/security-headers';

/** Headers of every relayed answer. */
export function toAnswerHeaders(traceId: string, cookies: readonly string[] = []): Headers {
  const headers = new Headers({
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': INERT_POLICY,
    'x-app-trace-id': traceId,
  });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return headers;
}

/** The body for the browser: a success in the provider's own text, a failure with its code, message and value only (WIRE §2, §5). */
function toBody({ result, text }: BackendAnswer, message: string): string {
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

/** Makes the response of an outcome; `message` is the text of the site's own codes in the visitor's language. */
export function toResponse(
  answer: BackendAnswer,
  message: string,
  cookies: readonly string[] = [],
): Response {
  const headers = toAnswerHeaders(answer.result.traceId, cookies);
  if (answer.status === 429) headers.set('Retry-After', '60');
  const body = toBody(answer, message);
  headers.set('Content-Length', String(Buffer.byteLength(body)));
  const response = new Response(body, { status: answer.status, headers });
  noteEnd(response, answer.result);
  return response;
}
