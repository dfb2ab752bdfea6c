// Counts proxied calls. Labels never come from the client or the provider, which bounds their number.
import 'server-only';
import { getMetrics, NO_LABEL } from '@/lib/server/platform/metrics/metrics';
import type { Result } from '@/lib/shared/calls/envelope';
import { SITE_ERRORS, type SiteErrorCode } from '@/lib/shared/errors/site-codes';

/** A code of the site itself, or `refused` for any code of the provider. */
export type CallEnd = 'ok' | 'refused' | SiteErrorCode;

export type CompletedCall = {
  readonly merchant: string | undefined;
  readonly call: string | undefined;
  readonly end: CallEnd;
  readonly startedMs: number;
};

function isOwnCode(code: string): code is SiteErrorCode {
  return Object.hasOwn(SITE_ERRORS, code);
}

/** Returns how the call behind a result ended. */
export function endOf(result: Result<unknown>): CallEnd {
  if (result.ok) return 'ok';
  return isOwnCode(result.code) ? result.code : 'refused';
}

/** Counts a call and its duration; a streamed answer counts when it starts. */
export function recordCall({ merchant = NO_LABEL, call = NO_LABEL, end, startedMs }: CompletedCall): void {
  const metrics = getMetrics();
  if (!metrics) return;
  metrics.calls.inc({ merchant, call, result: end });
  metrics.callSeconds.observe({ merchant, call }, (performance.now() - startedMs) / 1000);
}
