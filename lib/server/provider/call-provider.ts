// Calls an endpoint of a merchant's provider: headers, encryption, circuit, timeout, envelope.
import 'server-only';
import { getLog, toDuration } from '@/lib/server/platform/log';
import { buildHeaders } from '@/lib/server/provider/build-headers';
import { isDecryptionError } from '@/lib/server/provider/decryption-error';
import { type PublicKey, SEAL_SCHEMES } from '@/lib/server/provider/envelope';
import { logProviderRejection } from '@/lib/server/provider/log-provider-rejection';
import {
  buildUrl,
  type ProviderAnswer,
  type ProviderCall,
  timeoutOf,
  toSiteFailure,
} from '@/lib/server/provider/provider-call';
import { readAnswer } from '@/lib/server/provider/read-answer';
import { getReplacedRsaKey, getRsaKey } from '@/lib/server/provider/rsa-key';
import { withCallSpan } from '@/lib/server/provider/trace-call';
import type { UpstreamAnswer } from '@/lib/server/provider/upstream/fetch-upstream';
import { sendUpstream } from '@/lib/server/provider/upstream/send-upstream';
import { UpstreamFault } from '@/lib/server/provider/upstream/upstream-fault';
import { rsaKey } from '@/lib/shared/calls/session-table';
import { traceIdOf } from '@/lib/shared/http/visitor';

// All callers share the key: the fetch must not abort with the first one.
const toKeyFetcher =
  ({ merchant, visitor }: ProviderCall) =>
  async (): Promise<string> => {
    const { result } = await callProvider({ merchant, visitor, row: rsaKey });
    if (result.ok && typeof result.value === 'string') return result.value;
    throw new Error('the provider gave no public key');
  };

type Outgoing = { readonly body?: Record<string, unknown>; readonly headers?: Record<string, string> };

async function send(call: ProviderCall, url: string, { body, headers }: Outgoing): Promise<UpstreamAnswer> {
  const { merchant, row, signal } = call;
  const request = {
    method: row.method,
    url,
    headers: { ...buildHeaders({ ...call, hasBody: body !== undefined }), ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
    timeoutMs: timeoutOf(call),
    maxBytes: row.maxAnswerBytes,
    signal,
  };
  // Per merchant: thousands may share one provider and start together.
  const { origin } = merchant.backend;
  return sendUpstream(request, { origin, merchant: merchant.code, endpoint: row.name, group: row.group });
}

function failSealing({ merchant, row, visitor }: ProviderCall, error: unknown): ProviderAnswer {
  const traceId = traceIdOf(visitor.traceparent);
  const facts = { merchant: merchant.code, call: row.name, traceId, error: String(error) };
  getLog().error(facts, 'encryption unavailable');
  return toSiteFailure('encryption_unavailable', visitor.traceparent);
}

/** With this code a provider requests the call once more, whatever key it names then. */
const KEY_EXPIRED = 'encryption.key.expired';

type Sent = { readonly answer: ProviderAnswer; readonly isUnread: boolean };

const isExpired = ({ answer: { result } }: Sent): boolean => !result.ok && result.code === KEY_EXPIRED;

async function sendSealed(call: ProviderCall, url: string, key: PublicKey): Promise<Sent> {
  let sealed: Outgoing;
  try {
    sealed = SEAL_SCHEMES.A256GCM(key, JSON.stringify(call.body ?? {}));
  } catch (error) {
    return { answer: failSealing(call, error), isUnread: false };
  }
  const upstream = await send(call, url, sealed);
  const answer = readAnswer(upstream, call);
  return { answer, isUnread: isDecryptionError(upstream, answer.result) };
}

// Only a key that the provider calls expired sends a call again; messages about keys are not for players.
async function sendEncrypted(call: ProviderCall, url: string): Promise<ProviderAnswer> {
  const startedMs = performance.now();
  const fetcher = toKeyFetcher(call);
  const { code } = call.merchant;
  let key: PublicKey;
  try {
    key = await getRsaKey(code, fetcher);
  } catch (error) {
    return failSealing(call, error);
  }
  const failed = { key, sealedAtMs: performance.now() };
  const first = await sendSealed(call, url, key);
  if (!first.isUnread) return first.answer;
  // Refetched after any of them: the player's next try must not meet the same key.
  const other = await getReplacedRsaKey(code, failed, fetcher).catch(() => undefined);
  const last = isExpired(first) ? await sendSealed(call, url, other ?? key) : first;
  if (!last.isUnread || isExpired(last)) return last.answer;
  logProviderRejection(call, last.answer, startedMs);
  return failSealing(call, 'the provider could not decrypt');
}

function answerSwitchedOff({ row, visitor }: ProviderCall): ProviderAnswer {
  if (!row.closesSession) return toSiteFailure('unknown_call', visitor.traceparent);
  return { status: 200, result: { ok: true, value: null, traceId: traceIdOf(visitor.traceparent) } };
}

async function makeCall(call: ProviderCall): Promise<ProviderAnswer> {
  const url = buildUrl(call);
  if (url === undefined) return answerSwitchedOff(call);
  const startedMs = performance.now();
  try {
    const answer = call.row.encrypted
      ? await sendEncrypted(call, url)
      : readAnswer(await send(call, url, { body: call.body }), call);
    return logProviderRejection(call, answer, startedMs);
  } catch (error) {
    const code = error instanceof UpstreamFault ? error.code : 'network_error';
    const traceId = traceIdOf(call.visitor.traceparent);
    getLog().warn(
      {
        merchant: call.merchant.code,
        call: call.row.name,
        code,
        traceId,
        route: call.row.path,
        durationMs: toDuration(startedMs),
        cause: String((error as Error).cause ?? error),
      },
      'upstream fault',
    );
    return toSiteFailure(code, call.visitor.traceparent);
  }
}

/** Calls the provider; a sealed call whose key had expired goes out once more. A call that is switched off fails
 * as `unknown_call`, but a logout succeeds: the session ends here. Never throws. */
export function callProvider(call: ProviderCall): Promise<ProviderAnswer> {
  return withCallSpan(call, makeCall);
}
