// Policy reports: read up to 16 kB, logged as one encoded line without the queries of addresses, at most 20 a minute (SEC-84).
import 'server-only';
import { getLog } from '@/lib/server/log';
import { isCoded, readLimitedText } from '@/lib/server/relay/read-body';
import { getSingle } from '@/lib/server/single';

const MAX_BYTES = 16 * 1024;
const MAX_PER_MINUTE = 20;
const LOGGED_LENGTH = 1_000;

// A report names the page's address, which may have brought a code, a state or a session (RR9, RR10, ruling 38).
const QUERY_OR_HASH = /[?#][^"'\\\s]*/g;

// Our own policy, which is longer than all that is logged, stands before what was blocked.
const OWN_POLICY = /"original-?[pP]olicy":"[^"]*",?/g;

function mayLog(nowMs: number): boolean {
  const window = getSingle('csp-window', () => ({ startMs: nowMs, count: 0 }));
  if (nowMs - window.startMs > 60_000) Object.assign(window, { startMs: nowMs, count: 0 });
  window.count += 1;
  return window.count <= MAX_PER_MINUTE;
}

/** Logs one report and gives the HTTP status to answer. */
export async function logCspReport(request: Request): Promise<number> {
  if (isCoded(request.headers)) return 415;
  const text = await readLimitedText(request, MAX_BYTES);
  if (text === undefined) return 413;
  if (mayLog(performance.now()))
    getLog().warn(
      { report: text.replaceAll(OWN_POLICY, '').replaceAll(QUERY_OR_HASH, '').slice(0, LOGGED_LENGTH) },
      'policy violation reported',
    );
  return 204;
}
