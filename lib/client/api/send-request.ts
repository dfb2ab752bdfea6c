// The only fetch of API calls: same origin, with credentials, no redirects, a time-out that covers the body.
import 'client-only';
import type { BuiltRequest } from '@/lib/client/api/build-request';
import { rememberTrace } from '@/lib/client/session/session-store';
import { type Failure, type Result, readEnvelope } from '@/lib/shared/calls/envelope';
import { readJson } from '@/lib/shared/is-record';

export type SendOptions = {
  readonly timeoutMs: number;
  readonly bare?: boolean;
  readonly keepalive?: boolean;
};

/** Builds a failure that never reached the provider. */
export function toLocalFailure(code: string, traceId = ''): Failure {
  return { ok: false, code, message: '', status: 0, traceId };
}

function isOffline(): boolean {
  return window.navigator.onLine === false && window.location.protocol === 'https:';
}

async function readAnswer<Answer>(response: Response, bare: boolean | undefined): Promise<Result<Answer>> {
  const traceId = response.headers.get('x-app-trace-id') ?? '';
  if (traceId !== '') rememberTrace(traceId);
  // A redirect is opaque to scripts; the site never answers with one on purpose.
  if (response.type === 'opaqueredirect') return toLocalFailure('network_error', traceId);
  const body = readJson(await response.text());
  const answer = readEnvelope<Answer>(body, { status: response.status, traceId, bare });
  return answer.ok ? { ...answer, age: Number(response.headers.get('age')) || undefined } : answer;
}

/** Sends a request and remembers its trace id. Failures are values: `timeout`, `network_offline` (https
 * only), `network_error` or the code of the provider. Never throws. */
export async function sendRequest<Answer>(
  request: Omit<BuiltRequest, 'path' | 'query'>,
  options: SendOptions,
): Promise<Result<Answer>> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), options.timeoutMs);
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: request.headers,
      body: request.body,
      credentials: 'same-origin',
      redirect: 'manual',
      cache: 'no-store',
      keepalive: options.keepalive,
      signal: abort.signal,
    });
    return await readAnswer<Answer>(response, options.bare);
  } catch {
    if (abort.signal.aborted) return toLocalFailure('timeout');
    return toLocalFailure(isOffline() ? 'network_offline' : 'network_error');
  } finally {
    clearTimeout(timer);
  }
}
