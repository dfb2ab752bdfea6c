// The site status per merchant, address, device and host: memoised 5 s, the last good one serving when the provider fails (ruling 77).
import 'server-only';
import { LRUCache } from 'lru-cache';
import { type BackendAnswer, toSiteFailure } from '@/lib/server/backend/backend-call';
import { callBackend } from '@/lib/server/backend/call-backend';
import { isOfMerchant } from '@/lib/server/cache/check-answer';
import { getLog } from '@/lib/server/log';
import type { Merchant } from '@/lib/server/merchant/merchant';
import { recordRefused } from '@/lib/server/metrics/record-answer';
import { getSingle } from '@/lib/server/single';
import { affiliateOfHost, originalDomainOf } from '@/lib/shared/attribution/affiliate';
import { status as statusRow } from '@/lib/shared/calls/system-table';
import type { Visitor } from '@/lib/shared/http/visitor';
import { parseStatus, type SiteStatus } from '@/lib/shared/site/parse-status';
import type { DeviceKind, SiteFault } from '@/lib/shared/site/site';

const MEMO_MS = 5_000;
/** A failure serves less long, so that a provider that is back is seen within 5 s, its circuit's 2 s included (FLT-17). */
const FAULT_MEMO_MS = 2_000;
const GATE_TIMEOUT_MS = 5_000;
const LAST_GOOD_MS = 24 * 3600 * 1000;
const MAX_ENTRIES = 50_000;

/** The state of the site for a visitor; `fault` tells that the provider could not say it just now. */
export type StatusState = { readonly status: SiteStatus; readonly fault?: SiteFault };

/**
 * A state as one request got it; `tookMs` is how long the provider's call took, absent where an earlier answer served. `isUnknown` where there is
 * no last good status of the merchant either: whether the site is open nobody can say (FLT-17).
 */
export type AskedStatus = StatusState & { readonly tookMs?: number; readonly isUnknown?: boolean };

/** Who asks for what page. */
export type StatusQuestion = {
  readonly merchant: Merchant;
  readonly visitor: Visitor;
  readonly device: DeviceKind;
  /** Address of the document without query. */
  readonly url: string;
};

type Memo = LRUCache<string, AskedStatus, StatusQuestion>;

function getLastGood(): LRUCache<string, SiteStatus> {
  return getSingle(
    'last-good-status',
    () => new LRUCache<string, SiteStatus>({ max: MAX_ENTRIES, ttl: LAST_GOOD_MS }),
  );
}

// What was true for another visitor says nothing about this one's region or address.
function toGeneral(status: SiteStatus): SiteStatus {
  return { ...status, regionRestriction: false, ip: undefined, test: false };
}

function getFallback(key: string, merchant: string): Pick<AskedStatus, 'status' | 'isUnknown'> {
  const status = getLastGood().get(key) ?? getLastGood().get(merchant);
  return status ? { status } : { status: parseStatus({}), isUnknown: true };
}

// A status that is no object, or another merchant's, says nothing: the last good one serves on (FLT-18).
function checkStatus(answer: BackendAnswer, { merchant, visitor }: StatusQuestion): BackendAnswer['result'] {
  const { result } = answer;
  if (!result.ok || isOfMerchant(result.value, merchant.code)) return result;
  getLog().warn({ merchant: merchant.code, traceId: result.traceId }, 'status refused');
  recordRefused(merchant.code, 'provider');
  return toSiteFailure('invalid_response', visitor.traceparent).result;
}

async function fetchStatus(key: string, question: StatusQuestion): Promise<AskedStatus> {
  const { merchant, visitor, device, url } = question;
  const host = visitor.host.replace(/:\d+$/, '');
  // Of the host alone: what one visitor's address or storage says must not colour an answer that others share (DESIGN §1.1).
  const query = new URLSearchParams({
    device,
    track: '',
    originalDomain: originalDomainOf(host, affiliateOfHost(host)),
    url,
  });
  const startedMs = performance.now();
  const answer = await callBackend({
    merchant,
    visitor,
    row: statusRow,
    query,
    timeoutMs: GATE_TIMEOUT_MS,
  });
  const result = checkStatus(answer, question);
  const tookMs = performance.now() - startedMs;
  if (!result.ok) {
    const { code, message, traceId } = result;
    return { ...getFallback(key, merchant.code), fault: { code, message, traceId }, tookMs };
  }
  const status = parseStatus(result.value);
  getLastGood().set(key, status);
  getLastGood().set(merchant.code, toGeneral(status));
  return { status, tookMs };
}

function getMemo(): Memo {
  return getSingle<Memo>(
    'status-memo',
    () =>
      new LRUCache({
        max: MAX_ENTRIES,
        ttl: MEMO_MS,
        fetchMethod: async (key, _stale, { context, options }) => {
          const asked = await fetchStatus(key, context);
          if (asked.fault) options.ttl = FAULT_MEMO_MS;
          return asked;
        },
      }),
  );
}

/**
 * The state for a visitor, asked at most every 5 s and once however many wait (WIRE §4 status; K7). Who waited for the call is told how long it
 * took (T8). Never throws.
 */
export async function getStatus(question: StatusQuestion): Promise<AskedStatus> {
  const { merchant, visitor, device } = question;
  const key = JSON.stringify([merchant.code, visitor.address, device, visitor.host]);
  const way: LRUCache.Status<string, AskedStatus> = {};
  const asked = await getMemo().fetch(key, { context: question, status: way });
  if (!asked) return getFallback(key, merchant.code);
  const { tookMs, ...state } = asked;
  return way.fetch === 'hit' ? state : asked;
}
