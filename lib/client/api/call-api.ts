// Calls an endpoint from the page: typed, de-duplicated, cached where the endpoint allows.
import 'client-only';
import { cacheAnswer, getCachedAnswer, isAnswerCacheable } from '@/lib/client/api/answer-cache';
import { type BuiltRequest, buildRequest, type CallInput } from '@/lib/client/api/build-request';
import { sendRequest, toLocalFailure } from '@/lib/client/api/send-request';
import { getOffFeatures, getPageFacts } from '@/lib/client/page/page-facts';
import { getSessionHandle } from '@/lib/client/session/session-store';
import type { Call, Endpoint } from '@/lib/shared/calls/call';
import type { Result } from '@/lib/shared/calls/envelope';
import { REQUEST_TIMEOUT_MS } from '@/lib/shared/constants';
import { isSessionLost } from '@/lib/shared/errors/action-of';

/** Builds the key that equal calls share: merchant, language, path, query, headers and session handle, never the token. */
export function buildCacheKey(row: Endpoint, request: BuiltRequest): string {
  const { merchant, language } = getPageFacts();
  const headers = Object.entries(request.headers).sort(([a], [b]) => (a < b ? -1 : 1));
  // A public call carries no session: its answer outlives login and logout.
  const handle = row.auth === 'member' ? getSessionHandle() : '';
  return JSON.stringify([merchant, language, request.path, request.query, headers, handle]);
}

const inFlight = new Map<string, Promise<Result<unknown>>>();
let isEnding = false;

/** Blocks or unblocks calls that need a session: while one ends, the provider would reject them all. */
export function blockMemberCalls(isEnd: boolean): void {
  isEnding = isEnd;
}

async function fetchAnswer(row: Endpoint, input: CallInput<unknown>): Promise<Result<unknown>> {
  return sendRequest(buildRequest(row, input), {
    timeoutMs: row.timeoutMs ?? REQUEST_TIMEOUT_MS,
    bare: row.bare,
    keepalive: input.keepalive,
  });
}

async function fetchAndKeep(row: Endpoint, input: CallInput<unknown>, key: string): Promise<Result<unknown>> {
  const answer = await fetchAnswer(row, input);
  if (answer.ok && isAnswerCacheable(row)) cacheAnswer(row, key, { answer, now: Date.now() });
  return answer;
}

function getAnswer(row: Endpoint, input: CallInput<unknown>): Promise<Result<unknown>> {
  const key = buildCacheKey(row, buildRequest(row, input));
  const cached = isAnswerCacheable(row) ? getCachedAnswer<unknown>(row, key, Date.now()) : undefined;
  if (cached) return Promise.resolve(cached);
  const running = inFlight.get(key);
  if (running) return running;
  const started = fetchAndKeep(row, input, key).finally(() => inFlight.delete(key));
  inFlight.set(key, started);
  return started;
}

// A public call has no session to lose: its 401, or the code of a lost session, is a normal refusal with the provider's message.
function toOwnRefusal(row: Endpoint, answer: Result<unknown>): Result<unknown> {
  if (answer.ok || row.auth !== 'public') return answer;
  const refusal = answer.status === 401 ? { ...answer, status: 400 } : answer;
  return isSessionLost(refusal) ? { ...refusal, code: 'unknown' } : refusal;
}

const askOnce = async (row: Endpoint, input: CallInput<unknown>): Promise<Result<unknown>> =>
  toOwnRefusal(row, await (row.method === 'GET' ? getAnswer(row, input) : fetchAnswer(row, input)));

// The API proxy ends the session by the logout call, whether the provider has one or not.
const isSwitchedOff = ({ feature, closesSession }: Endpoint): boolean =>
  feature !== undefined && !closesSession && getOffFeatures().includes(feature);

// A response of the previous session must not end the one that has begun meanwhile.
function isOfEndedSession(row: Endpoint, answer: Result<unknown>, handle: string): boolean {
  if (answer.ok || row.auth !== 'member' || !isSessionLost(answer)) return false;
  const now = getSessionHandle();
  return now !== '' && now !== handle;
}

/** Calls an endpoint. GETs in flight are shared; errors are never cached. If the session changed meanwhile, a
 * GET is repeated and anything else fails as `unknown`. Never throws; no path gives `check_url`, a call that
 * the merchant has switched off `unknown_call` or an empty answer. */
export async function callApi<Request, Answer>(
  row: Call<Request, Answer>,
  input: CallInput<Request> = {},
): Promise<Result<Answer>> {
  if (!row?.path) return toLocalFailure('check_url');
  if (isSwitchedOff(row))
    return row.isEmptyWhenOff
      ? { ok: true, value: {} as Answer, traceId: '' }
      : toLocalFailure('unknown_call');
  if (isEnding && row.auth === 'member' && !row.closesSession) return toLocalFailure('customer.not.login');
  const handle = getSessionHandle();
  const answer = await askOnce(row, input);
  if (!isOfEndedSession(row, answer, handle)) return answer as Result<Answer>;
  return row.method === 'GET'
    ? ((await askOnce(row, input)) as Result<Answer>)
    : toLocalFailure('unknown', answer.traceId);
}
