// The site status per merchant, address, device, host and affiliate: fetched at most every 5 s, with the last good one meanwhile.
import 'server-only';
import { LRUCache } from 'lru-cache';
import { isDevelopment } from '@/lib/server/platform/is-development';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { joinTimedFlight, type TimedFlight } from '@/lib/server/platform/single-flight';
import { settleBy, staleAtOf, startBudget, type TimeBudget } from '@/lib/server/platform/time-budget';
import { fetchStatus } from '@/lib/server/provider/status/fetch-status';
import {
  findLastGoodStatus,
  LAST_GOOD_MS,
  statusBytes,
  storeLastGoodStatus,
} from '@/lib/server/provider/status/last-good-status';
import {
  isProviderSilent,
  recordStatusAnswer,
  recordStatusCall,
} from '@/lib/server/provider/status/silent-providers';
import type { StatusQuestion, StatusResult } from '@/lib/server/provider/status/status-state';
import { ROUTES } from '@/lib/shared/routes';
import { deviceKindOf } from '@/lib/shared/site/device-kind';
import { parseStatus, type SiteStatus } from '@/lib/shared/site/parse-status';

const FRESH_MS = 5_000;
/** Shorter after a failure: a recovered provider shows within 5 s, including the circuit's 2 s. */
const FAULT_FRESH_MS = 2_000;
const MAX_BYTES = 64 * 1024 * 1024;

/** Times in ms of the monotonic clock: until when the state is fresh, and until when it serves during a refresh. */
type Known = { readonly state: StatusResult; readonly freshUntilMs: number; readonly servesUntilMs: number };

const getMemo = () =>
  getProcessSingleton(
    'status-memo',
    () =>
      new LRUCache<string, Known>({
        maxSize: MAX_BYTES,
        sizeCalculation: ({ state }, key) => statusBytes(state.status, key),
      }),
  );

const keyOf = ({ merchant, visitor, device, affiliateCode }: StatusQuestion): string =>
  JSON.stringify([merchant.code, visitor.address, device, visitor.host, affiliateCode]);

function keep(key: string, state: StatusResult, servesUntilMs: number): void {
  const freshMs = state.fault ? FAULT_FRESH_MS : FRESH_MS;
  getMemo().set(key, { state, freshUntilMs: performance.now() + freshMs, servesUntilMs });
}

function findLast(key: string, question: StatusQuestion) {
  const own = getMemo().get(key);
  if (own && performance.now() < own.servesUntilMs)
    return { status: own.state.status, untilMs: own.servesUntilMs };
  return findLastGoodStatus(question);
}

async function fetchState(key: string, question: StatusQuestion): Promise<StatusResult> {
  const { code } = question.merchant;
  const startedMs = performance.now();
  recordStatusCall(code);
  const result = await fetchStatus(question);
  const nowMs = performance.now();
  const tookMs = nowMs - startedMs;
  if (result.ok) {
    recordStatusAnswer(code);
    storeLastGoodStatus(question, result.value, nowMs + LAST_GOOD_MS);
    const state = { status: result.value, reportedAtMs: startedMs };
    keep(key, state, nowMs + LAST_GOOD_MS);
    return { ...state, tookMs };
  }
  const fault = { code: result.code, message: result.message, traceId: result.traceId };
  const last = findLast(key, question);
  const state = last ? { status: last.status, fault } : { status: parseStatus({}), isUnknown: true, fault };
  keep(key, state, last?.untilMs ?? 0);
  return { ...state, tookMs };
}

function join(key: string, question: StatusQuestion): TimedFlight<StatusResult> {
  const flights = getProcessSingleton('status-flights', () => new Map<string, TimedFlight<StatusResult>>());
  return joinTimedFlight(flights, key, () => fetchState(key, question));
}

function findServing(known: Known | undefined, question: StatusQuestion): StatusResult | undefined {
  if (known && performance.now() < known.servesUntilMs) return known.state;
  const general = isProviderSilent(question.merchant.code) ? findLastGoodStatus(question) : undefined;
  return general && { status: general.status };
}

/** Returns the state for a visitor; one of the last 24 hours limits the wait for its refresh. `tookMs` is set for waiting requests. Never throws. */
export async function getStatus(
  question: StatusQuestion,
  budget: TimeBudget = startBudget(),
): Promise<StatusResult> {
  const key = keyOf(question);
  const known = isDevelopment ? undefined : getMemo().get(key);
  if (known && performance.now() < known.freshUntilMs) return known.state;
  const serving = findServing(known, question);
  const { result, begunAtMs } = join(key, question);
  return serving ? ((await settleBy(result, staleAtOf(budget, begunAtMs))) ?? serving) : result;
}

/** Returns the status as the login page of a call's visitor has it. Never throws. */
export async function getLoginStatus({
  merchant,
  visitor,
}: Pick<StatusQuestion, 'merchant' | 'visitor'>): Promise<SiteStatus> {
  const device = deviceKindOf(visitor.userAgent);
  const url = `${visitor.protocol}://${visitor.host}${ROUTES.login}`;
  return (await getStatus({ merchant, visitor, device, url })).status;
}

/** Returns whether nothing is known for a visitor, so that the response needs a call. */
export function isStatusCold(question: StatusQuestion): boolean {
  return !getMemo().has(keyOf(question));
}
