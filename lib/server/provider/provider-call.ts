// A call to the provider: its parts, its address, its timeout.
import 'server-only';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import type { Endpoint } from '@/lib/shared/calls/call';
import type { Result } from '@/lib/shared/calls/envelope';
import { REQUEST_TIMEOUT_MS } from '@/lib/shared/constants';
import { SITE_ERRORS, type SiteErrorCode } from '@/lib/shared/errors/site-codes';
import { traceIdOf, type Visitor } from '@/lib/shared/http/visitor';

export type ProviderCall = {
  readonly merchant: Merchant;
  readonly row: Endpoint;
  readonly visitor: Visitor;
  /** Session token; never sent on public calls. */
  readonly token?: string;
  readonly query?: URLSearchParams;
  readonly body?: Record<string, unknown>;
  readonly passHeaders?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Shorter than the endpoint's limit: a page waits less than a player's own call. */
  readonly timeoutMs?: number;
};

export type ProviderAnswer = {
  readonly status: number;
  readonly result: Result<unknown>;
  readonly text?: string;
  /** How long a provider that limits calls has the caller wait. */
  readonly retrySeconds?: number;
  /** When the provider gave it; ms since 1970. Absent where that is now. */
  readonly storedAtMs?: number;
};

/** Creates a failure with one of the site's own codes. */
export function toSiteFailure(code: SiteErrorCode, traceparent: string): ProviderAnswer {
  const status = SITE_ERRORS[code];
  return { status, result: { ok: false, code, message: '', status, traceId: traceIdOf(traceparent) } };
}

/** Returns an endpoint's address at a merchant's provider; undefined when it is off for the merchant. */
export function buildUrl({
  merchant,
  row,
  query,
}: Pick<ProviderCall, 'merchant' | 'row' | 'query'>): string | undefined {
  const replaced = row.replaceable || row.optional ? merchant.backend.paths[row.name] : undefined;
  if (replaced === null || (row.optional && replaced === undefined)) return undefined;
  const search = query?.toString();
  return `${merchant.backend.origin}${replaced ?? row.path}${search ? `?${search}` : ''}`;
}

/** Returns the timeout in ms: the shortest limit of the caller, the endpoint and the merchant. */
export function timeoutOf({
  merchant,
  row,
  timeoutMs,
}: Pick<ProviderCall, 'merchant' | 'row' | 'timeoutMs'>): number {
  return Math.min(
    timeoutMs ?? Number.POSITIVE_INFINITY,
    row.timeoutMs ?? REQUEST_TIMEOUT_MS,
    merchant.backend.timeoutMs,
  );
}
