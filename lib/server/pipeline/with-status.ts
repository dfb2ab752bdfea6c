// Pipeline step: decides on maintenance, restriction and unavailable domains before any rendering.
import 'server-only';
import { type BusyAnswer, refuseCold } from '@/lib/server/http/overload/busy-answer';
import type { PipelineOutcome, RequestContext } from '@/lib/server/http/request-context';
import { toVisitor } from '@/lib/server/http/visitor';
import { getStatus, isStatusCold } from '@/lib/server/provider/status/get-status';
import type { StatusResult } from '@/lib/server/provider/status/status-state';
import { parseAffiliateCode } from '@/lib/shared/attribution/affiliate';

const RETRY_MIN_S = 30;
const RETRY_MAX_S = 3600;
const RETRY_DEFAULT_S = 300;
const RETRY_UNKNOWN_S = 5;

/** Returns seconds until the maintenance ends, from 30 s to 1 h; 5 minutes when the end is unknown or past. */
export function retryAfterOf(end: string | undefined, nowMs: number): number {
  const seconds = end === undefined ? Number.NaN : Math.ceil((Date.parse(end) - nowMs) / 1000);
  if (Number.isNaN(seconds) || seconds <= 0) return RETRY_DEFAULT_S;
  return Math.min(RETRY_MAX_S, Math.max(RETRY_MIN_S, seconds));
}

/** Returns the timing header of the status call in ms, with `stale` where it failed; undefined where no call was made. */
function toStatusTiming({ tookMs, fault }: StatusResult): string | undefined {
  if (tookMs === undefined) return undefined;
  return `status;dur=${tookMs.toFixed(1)}${fault ? ';desc=stale' : ''}`;
}

function toRefusal({ body, ...init }: BusyAnswer): PipelineOutcome {
  // The pipeline adds the cookies to each response of its own.
  init.headers.delete('set-cookie');
  return { kind: 'respond', response: new Response(new Uint8Array(body), init) };
}

function toOutcome(
  { status, fault, isUnknown }: StatusResult,
  answerHeaders: Headers,
): PipelineOutcome | undefined {
  if (fault?.code === 'domain_not_available') return { kind: 'show', page: 'domain', status: 421 };
  if (isUnknown) {
    answerHeaders.set('Retry-After', String(RETRY_UNKNOWN_S));
    return { kind: 'show', page: 'maintenance', status: 503 };
  }
  if (status.regionRestriction) return { kind: 'show', page: 'restricted', status: 451 };
  if (!status.maintenance || status.test) return undefined;
  answerHeaders.set('Retry-After', String(retryAfterOf(status.maintenanceEnd, Date.now())));
  return { kind: 'show', page: 'maintenance', status: 503 };
}

/** Reads the status; without any of the last 24 hours the site is closed. Rejects an address that brings ever new hosts. */
export async function withStatus(context: RequestContext): Promise<PipelineOutcome | undefined> {
  const { merchant, client, url, device, answerHeaders, budget } = context;
  if (!merchant) return undefined;
  const page = `${client.https ? 'https' : 'http'}://${client.siteHost}${url.pathname}`;
  const affiliateCode = parseAffiliateCode(url.searchParams.get('affiliateCode'));
  const question = { merchant, visitor: toVisitor(context), device, url: page, affiliateCode };
  // An unknown host, device or address costs a call to the provider.
  const rejection = isStatusCold(question) ? await refuseCold(context) : undefined;
  if (rejection) return toRefusal(rejection);
  const result = await getStatus(question, budget);
  context.state = { status: result.status, fault: result.fault };
  context.statusReportedAtMs = result.reportedAtMs;
  const timing = toStatusTiming(result);
  if (timing) answerHeaders.set('Server-Timing', timing);
  return toOutcome(result, answerHeaders);
}
