// Builds the only kind of request that the browser sends: own origin, JSON, no provider header.
import 'client-only';
import { getPageFacts } from '@/lib/client/page/page-facts';
import type { Endpoint } from '@/lib/shared/calls/call';
import type { LoginDevice } from '@/lib/shared/calls/wire-session';

export type CallInput<Request> = {
  readonly query?: Request;
  readonly body?: Request;
  /** Value of the `Device` header, for endpoints that pass it on. */
  readonly device?: LoginDevice;
  /** The call outlives its page; browsers allow that for small bodies only. */
  readonly keepalive?: boolean;
};

/** A request ready to send. `query` is sorted: the same call always has the same address. */
export type BuiltRequest = {
  readonly url: string;
  readonly path: string;
  readonly query: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

function buildQuery(values: unknown): string {
  if (typeof values !== 'object' || values === null) return '';
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    if (value !== undefined) query.append(name, String(value));
  query.sort();
  return query.toString();
}

function buildHeaders(input: CallInput<unknown>, hasBody: boolean): Record<string, string> {
  const { language } = getPageFacts();
  return {
    Accept: 'application/json',
    ...(language === '' ? {} : { Language: language }),
    ...(hasBody ? { 'Content-Type': 'application/json' } : {}),
    ...(input.device === undefined ? {} : { Device: input.device }),
  };
}

/** Builds the request, without undefined fields. The API proxy adds Merchant and Authorization. */
export function buildRequest(row: Endpoint, input: CallInput<unknown>): BuiltRequest {
  const query = buildQuery(input.query);
  const hasBody = row.method !== 'GET' && input.body !== undefined;
  return {
    url: query === '' ? row.path : `${row.path}?${query}`,
    path: row.path,
    query,
    method: row.method,
    headers: buildHeaders(input, hasBody),
    body: hasBody ? JSON.stringify(input.body) : undefined,
  };
}
