// How much of what comes is let in: all of it, unless the event loop has been late for longer than a moment.
import 'server-only';
import { getLog } from '@/lib/server/platform/log';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';

/** Times in ms: the mean delay of the loop that counts as late, and the one at which more is let in again. Between the two nothing changes. */
const LATE_MS = 800;
const CALM_MS = 300;
/** Looks in a row that must be late: a pause for the collector, or a machine that stood still, is no overload. */
const LOOKS_TO_SHED = 2;
const LESS = 0.7;
const MORE = 0.1;
const LEAST = 0.05;

type Load = { share: number; credit: number; lateLooks: number };

// Read for every call: looked up once.
const load = getProcessSingleton<Load>('load', () => ({ share: 1, credit: 0, lateLooks: 0 }));

/** Whether the next of what costs something may come in: evenly spread, so many of a hundred as the share says. One comparison while all is well. */
export function isAdmitted(): boolean {
  if (load.share === 1) return true;
  load.credit += load.share;
  if (load.credit < 1) return false;
  load.credit -= 1;
  return true;
}

function tell(from: number): void {
  if (from === 1 && load.share < 1) getLog().warn('overloaded: some of what comes is answered 503');
  if (from < 1 && load.share === 1) getLog().info('no longer overloaded');
}

/**
 * Takes one look into account, the loop's mean delay in ms since the last one. From the second late look on the share falls by a third each time, to a
 * twentieth at least; each calm one gives a tenth back, so that after looks 250 ms apart all are let in again within 2.5 s.
 */
export function noteLateness(delayMs: number): void {
  const { share } = load;
  load.lateLooks = delayMs > LATE_MS ? load.lateLooks + 1 : 0;
  if (load.lateLooks >= LOOKS_TO_SHED) load.share = Math.max(share * LESS, LEAST);
  // Ten tenths are a little less than one.
  else if (delayMs < CALM_MS && share < 1) load.share = share + MORE > 0.99 ? 1 : share + MORE;
  tell(share);
}
