// CSP reports: up to 16 kB, logged as one encoded line without queries, at most 20 per minute and merchant (SEC-84).
import 'server-only';
import { mayLogReport } from '@/lib/server/http/limits/memory-counts';
import { isCompressed, readLimitedText } from '@/lib/server/http/read-body';
import { readClientConnection } from '@/lib/server/platform/connection/client-connection';
import { getLog } from '@/lib/server/platform/log';
import { getMerchantByHost } from '@/lib/server/tenants/registry';

const MAX_BYTES = 16 * 1024;
const LOGGED_LENGTH = 1_000;

// The page's address may contain a code, a state or a session.
const QUERY_OR_HASH = /[?#][^"'\\\s]*/g;

// Our own policy precedes what was blocked and exceeds the logged length.
const OWN_POLICY = /"original-?[pP]olicy":"[^"]*",?/g;

/** Logs one report and returns the HTTP status: 421 for an unknown host (not read), 415, 413 or 204. */
export async function logCspReport(request: Request): Promise<number> {
  const merchant = getMerchantByHost(readClientConnection(request.headers).hostName)?.code;
  if (merchant === undefined) return 421;
  if (isCompressed(request.headers)) return 415;
  const text = await readLimitedText(request, MAX_BYTES);
  if (text === undefined) return 413;
  if (!(await mayLogReport('report-lines', merchant))) return 204;
  const report = text.replaceAll(OWN_POLICY, '').replaceAll(QUERY_OR_HASH, '').slice(0, LOGGED_LENGTH);
  getLog().warn({ merchant, report }, 'policy violation reported');
  return 204;
}
