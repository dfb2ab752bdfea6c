// What a call to the provider is made from, where it goes, and how long it may take.
import 'server-only';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import type { Endpoint } from '@/lib/shared/calls/call';
import type { Result } from '@/lib/shared/calls/envelope';
import { TIMING } from '@/lib/shared/constants';
import { SITE_ERRORS, type SiteErrorCode } from '@/lib/shared/errors/site-codes';
import { traceIdOf, type Visitor } from '@/lib/shared/http/visitor';

/** What a call is made from. */
export type ProviderCall = {
  readonly merchant: Merchant;
  readonly row: Endpoint;
  readonly visitor: Visitor;
  readonly token?: string;
  readonly query?: URLSearchParams;
  readonly body?: Record<string, unknown>;
  readonly passHeaders?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** A shorter limit than the row's: a page must not wait as long as a player's own call may. */
  readonly timeoutMs?: number;
};

/** The outcome with the HTTP status to pass on, and the body's text when the provider answered JSON. */
export type ProviderAnswer = {
  readonly status: number;
  readonly result: Result<unknown>;
  readonly text?: string;
};

/** Makes the outcome of one of the site's own codes. */
export function toSiteFailure(code: SiteErrorCode, traceparent: string): ProviderAnswer {
  const status = SITE_ERRORS[code];
  return { status, result: { ok: false, code, message: '', status, traceId: traceIdOf(traceparent) } };
}

/** The address of a row at a merchant's provider; `undefined` when the merchant switched the row off. */
export function buildUrl({
  merchant,
  row,
  query,
}: Pick<ProviderCall, 'merchant' | 'row' | 'query'>): string | undefined {
  const replaced = row.replaceable ? merchant.backend.paths[row.name] : undefined;
  if (replaced === null) return undefined;
  const search = query?.toString();
  return `${merchant.backend.origin}${replaced ?? row.path}${search ? `?${search}` : ''}`;
}

/** The time a call may take in all: the shortest of the caller's, the row's and the merchant's limit. */
export function timeoutOf({
  merchant,
  row,
  timeoutMs,
}: Pick<ProviderCall, 'merchant' | 'row' | 'timeoutMs'>): number {
  return Math.min(
    timeoutMs ?? Number.POSITIVE_INFINITY,
    row.timeoutMs ?? TIMING.requestTimeoutMs,
    merchant.backend.timeoutMs,
  );
}
