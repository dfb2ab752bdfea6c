// Counts relayed calls by merchant, call and end. No label comes from the visitor or the provider, so that there are never more than the rows allow.
import 'server-only';
import { getMetrics, NO_LABEL } from '@/lib/server/platform/metrics/metrics';
import type { Result } from '@/lib/shared/calls/envelope';
import { SITE_ERRORS, type SiteErrorCode } from '@/lib/shared/errors/site-codes';

/** How a call ended: a code of the site's own, or `refused` for whatever code the provider gave. */
export type CallEnd = 'ok' | 'refused' | SiteErrorCode;

/** One call that has been answered; `startedMs` by performance.now(). */
export type EndedCall = {
  readonly merchant: string | undefined;
  readonly call: string | undefined;
  readonly end: CallEnd;
  readonly startedMs: number;
};

function isOwnCode(code: string): code is SiteErrorCode {
  return Object.hasOwn(SITE_ERRORS, code);
}

/** How the call behind a result ended. */
export function endOf(result: Result<unknown>): CallEnd {
  if (result.ok) return 'ok';
  return isOwnCode(result.code) ? result.code : 'refused';
}

/** Counts a call and the time it took; an answer that streams counts when it begins. */
export function recordCall({ merchant = NO_LABEL, call = NO_LABEL, end, startedMs }: EndedCall): void {
  const figures = getMetrics();
  if (!figures) return;
  figures.calls.inc({ merchant, call, result: end });
  figures.callSeconds.observe({ merchant, call }, (performance.now() - startedMs) / 1000);
}
