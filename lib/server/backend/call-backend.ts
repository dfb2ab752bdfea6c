// One call to a merchant's provider, by its row: headers, encryption, circuit, time-out, envelope. Never throws (DESIGN §1.4).
import 'server-only';
import {
  type BackendAnswer,
  type BackendCall,
  buildUrl,
  timeoutOf,
  toSiteFailure,
} from '@/lib/server/backend/backend-call';
import { buildHeaders } from '@/lib/server/backend/build-headers';
import { SEAL_SCHEMES } from '@/lib/server/backend/envelope';
import type { UpstreamAnswer } from '@/lib/server/backend/fetch-upstream';
import { dropRsaKey, getRsaKey } from '@/lib/server/backend/rsa-key';
import { screenFailure } from '@/lib/server/backend/screen-failure';
import { sendUpstream } from '@/lib/server/backend/upstream/send-upstream';
import { UpstreamFault } from '@/lib/server/backend/upstream/upstream-fault';
import { getLog } from '@/lib/server/log';
import { logProviderRefusal } from '@/lib/server/support/log-refusal';
import { readEnvelope } from '@/lib/shared/calls/envelope';
import { rsaKey } from '@/lib/shared/calls/session-table';
import { traceIdOf, type Visitor } from '@/lib/shared/http/visitor';

function traceOf(answer: UpstreamAnswer, visitor: Visitor): string {
  const raw = answer.headers['x-app-trace-id'];
  const text = Array.isArray(raw) ? raw[0] : raw;
  return text && /^[\w.:-]{1,128}$/.test(text) ? text : traceIdOf(visitor.traceparent);
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const RELAYED: ReadonlySet<string> = new Set(['success', 'value']);

// A success is passed on as it came; what stands beside its value is not for browsers.
function toRelayedText(body: unknown, text: string): string {
  const { value, ...more } = body as Record<string, unknown>;
  const isPlain = Object.keys(more).every((name) => RELAYED.has(name));
  return isPlain ? text : JSON.stringify({ success: true, value });
}

function readAnswer({ status, headers, text }: UpstreamAnswer, call: BackendCall): BackendAnswer {
  const { row, visitor } = call;
  const traceId = traceOf({ status, headers, text }, visitor);
  const body = parseBody(text);
  const result = readEnvelope(body, { status, traceId, bare: row.bare && body !== undefined });
  if (result.ok) return { status: 200, result, text: row.bare ? text : toRelayedText(body, text) };
  const refused = screenFailure(call, result);
  return refused.code === 'invalid_response'
    ? { status: 502, result: { ...refused, status: 502 } }
    : { status, result: refused };
}

async function seal(
  call: BackendCall,
): Promise<{ body: Record<string, unknown>; headers: Record<string, string> }> {
  const fetchKey = async (): Promise<string> => {
    // The key belongs to all callers: it must not die with the one who asked first.
    const answer = await callBackend({ merchant: call.merchant, visitor: call.visitor, row: rsaKey });
    if (answer.result.ok && typeof answer.result.value === 'string') return answer.result.value;
    throw new Error('the provider gave no public key');
  };
  const key = await getRsaKey(call.merchant.code, fetchKey);
  return SEAL_SCHEMES.A256GCM(key, JSON.stringify(call.body ?? {}));
}

async function sendOnce(call: BackendCall, url: string): Promise<BackendAnswer> {
  let sealed: { body?: Record<string, unknown>; headers?: Record<string, string> } = { body: call.body };
  if (call.row.encrypted) {
    try {
      sealed = await seal(call);
    } catch (error) {
      getLog().error(
        {
          merchant: call.merchant.code,
          call: call.row.name,
          traceId: traceIdOf(call.visitor.traceparent),
          error: String(error),
        },
        'encryption unavailable',
      );
      return toSiteFailure('encryption_unavailable', call.visitor.traceparent);
    }
  }
  const headers = { ...buildHeaders({ ...call, hasBody: sealed.body !== undefined }), ...sealed.headers };
  const body = sealed.body === undefined ? undefined : JSON.stringify(sealed.body);
  const request = {
    method: call.row.method,
    url,
    headers,
    body,
    timeoutMs: timeoutOf(call),
    maxBytes: call.row.maxAnswerBytes,
    signal: call.signal,
  };
  const { merchant, row } = call;
  // By merchant: thousands of them may have one provider, and begin together.
  const place = {
    origin: merchant.backend.origin,
    merchant: merchant.code,
    endpoint: row.name,
    group: row.group,
  };
  return readAnswer(await sendUpstream(request, place), call);
}

/** Makes the call; every end is a result with a code (WIRE §2, §3, §5). An expired key is fetched again once. */
export async function callBackend(call: BackendCall): Promise<BackendAnswer> {
  const url = buildUrl(call);
  if (url === undefined) return toSiteFailure('unknown_call', call.visitor.traceparent);
  try {
    const answer = await sendOnce(call, url);
    const expired =
      call.row.encrypted && !answer.result.ok && answer.result.code === 'encryption.key.expired';
    if (!expired) return logProviderRefusal(call, answer);
    dropRsaKey(call.merchant.code);
    return logProviderRefusal(call, await sendOnce(call, url));
  } catch (error) {
    const code = error instanceof UpstreamFault ? error.code : 'network_error';
    const traceId = traceIdOf(call.visitor.traceparent);
    getLog().warn(
      {
        merchant: call.merchant.code,
        call: call.row.name,
        code,
        traceId,
        cause: String((error as Error).cause ?? error),
      },
      'upstream fault',
    );
    return toSiteFailure(code, call.visitor.traceparent);
  }
}
