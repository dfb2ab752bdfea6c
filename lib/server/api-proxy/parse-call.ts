// Parses a browser's call: query, body, allowed headers, or the code of its rejection (SEC-29).
import 'server-only';
import { bodyTypeOf, isCompressed, type LimitedBody, readLimitedText } from '@/lib/server/http/read-body';
import type { ClientConnection } from '@/lib/server/platform/connection/client-connection';
import { parseJson } from '@/lib/server/platform/parse-json';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import type { Endpoint } from '@/lib/shared/calls/call';
import { PROXY_LIMIT } from '@/lib/shared/constants';
import type { SiteErrorCode } from '@/lib/shared/errors/site-codes';
import type { HeaderReader } from '@/lib/shared/http/visitor';
import { isRecord } from '@/lib/shared/is-record';

export type CallRequest = LimitedBody & {
  readonly client: ClientConnection;
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly signal?: AbortSignal;
};

export type BrowserCall = {
  readonly query: URLSearchParams;
  readonly body?: Record<string, unknown>;
  readonly passHeaders: Record<string, string>;
};

export type CallParseResult = { readonly call: BrowserCall } | { readonly rejection: SiteErrorCode };

const OWN_CODE = ['merchantCode', 'merchant'];

/** Returns the query with the first value per name, and always the merchant's own code (SEC-7, SEC-8, SEC-34). */
export function parseCallQuery(search: URLSearchParams, merchant: Merchant): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of search) if (!query.has(name)) query.set(name, value);
  for (const name of OWN_CODE) if (query.has(name)) query.set(name, merchant.code);
  return query;
}

function toBody(text: string, merchant: Merchant): Record<string, unknown> | undefined {
  const body = parseJson(text);
  if (!isRecord(body)) return undefined;
  const own = { ...body };
  for (const name of OWN_CODE) if (name in own) own[name] = merchant.code;
  return own;
}

async function readBody(
  request: CallRequest,
  merchant: Merchant,
): Promise<{ body?: Record<string, unknown> } | { rejection: SiteErrorCode }> {
  if (isCompressed(request.headers)) return { rejection: 'unsupported_media_type' };
  const text = await readLimitedText(request, PROXY_LIMIT.requestBytes);
  if (text === undefined) return { rejection: 'payload_too_large' };
  const isTyped = text !== '' || request.headers.has('content-type');
  if (isTyped && bodyTypeOf(request.headers) !== 'json') return { rejection: 'unsupported_media_type' };
  if (text === '') return {};
  const body = toBody(text, merchant);
  return body ? { body } : { rejection: 'bad_request' };
}

/** The header wins over the body's `device`. */
function readPassed(headers: HeaderReader, row: Endpoint, device: unknown): Record<string, string> {
  const passed: Record<string, string> = {};
  for (const name of row.passHeaders ?? []) {
    const value = headers.get(name) ?? device;
    if (typeof value === 'string' && /^(?:IPAD|PWA|WEBCLIP)$/.test(value)) passed.Device = value;
  }
  return passed;
}

/** Parses a call. Rejects bodies that are missing, no JSON object, nested over 64 levels, compressed or over 256 KiB, before any provider call. */
export async function parseCall(
  request: CallRequest,
  row: Endpoint,
  merchant: Merchant,
): Promise<CallParseResult> {
  const query = parseCallQuery(request.query, merchant);
  if (row.method === 'GET' || row.method === 'DELETE')
    return { call: { query, passHeaders: readPassed(request.headers, row, undefined) } };
  const read = await readBody(request, merchant);
  if ('rejection' in read) return read;
  if (row.hasNoBody) return { call: { query, passHeaders: {} } };
  if (!read.body) return { rejection: 'bad_request' };
  const passHeaders = readPassed(request.headers, row, read.body.device);
  return { call: { query, body: read.body, passHeaders } };
}
