// Policy reports: read up to 16 kB, logged as one encoded line without the queries of addresses, at most 20 a minute for each merchant (SEC-84).
import 'server-only';
import { countInMemory } from '@/lib/server/http/limits/memory-counts';
import { isCoded, readLimitedText } from '@/lib/server/http/read-body';
import { readClientConnection } from '@/lib/server/platform/connection/client-connection';
import { getLog } from '@/lib/server/platform/log';
import { getMerchantByHost } from '@/lib/server/tenants/registry';

const MAX_BYTES = 16 * 1024;
/** Lines of one merchant, so that a flood at one hides no report of another. */
const LINES = { tries: 20, seconds: 60 };
const LOGGED_LENGTH = 1_000;

// A report names the page's address, which may have brought a code, a state or a session.
const QUERY_OR_HASH = /[?#][^"'\\\s]*/g;

// Our own policy, which is longer than all that is logged, stands before what was blocked.
const OWN_POLICY = /"original-?[pP]olicy":"[^"]*",?/g;

async function mayLog(merchant: string): Promise<boolean> {
  const { consumedPoints } = await countInMemory('report-lines', merchant, LINES);
  return consumedPoints <= LINES.tries;
}

/** Logs one report and returns the HTTP status to answer: 421 for an unknown host, whose reports are dropped unread, 415, 413 or 204. */
export async function logCspReport(request: Request): Promise<number> {
  const merchant = getMerchantByHost(readClientConnection(request.headers).hostName ?? '')?.code;
  if (merchant === undefined) return 421;
  if (isCoded(request.headers)) return 415;
  const text = await readLimitedText(request, MAX_BYTES);
  if (text === undefined) return 413;
  if (!(await mayLog(merchant))) return 204;
  const report = text.replaceAll(OWN_POLICY, '').replaceAll(QUERY_OR_HASH, '').slice(0, LOGGED_LENGTH);
  getLog().warn({ merchant, report }, 'policy violation reported');
  return 204;
}
