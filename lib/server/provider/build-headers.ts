// The request headers of every provider call; none is copied from the client.
import 'server-only';
import type { ProviderCall } from '@/lib/server/provider/provider-call';

export type HeaderFacts = Pick<ProviderCall, 'merchant' | 'row' | 'visitor' | 'token' | 'passHeaders'> & {
  readonly hasBody: boolean;
};

function encodeAgent(userAgent: string): string {
  return encodeURIComponent(userAgent.slice(0, 1024).toWellFormed());
}

/** Builds the headers; all values are ASCII by construction (SEC-27). */
export function buildHeaders({
  merchant,
  row,
  visitor,
  token,
  passHeaders,
  hasBody,
}: HeaderFacts): Record<string, string> {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Accept-Encoding': 'identity',
    'X-Real-UA': encodeAgent(visitor.userAgent),
    Merchant: merchant.code,
    Language: visitor.language,
    'X-Forwarded-For': visitor.address,
    'X-Forwarded-Host': visitor.host,
    'X-Forwarded-Proto': visitor.protocol,
    traceparent: visitor.traceparent,
    ...passHeaders,
  };
  if (row.moduleId) headers.ModuleId = row.moduleId;
  if (token && row.auth === 'member') headers.Authorization = token;
  if (row.noStore) headers['Cache-Control'] = 'no-cache';
  if (hasBody) headers['Content-Type'] = 'application/json';
  return headers;
}
