// How long a page's main thread is blocked while it loads, by the processor's own time: other programs do not lengthen it.

export const TASK_CATEGORIES = ['toplevel', 'devtools.timeline', 'loading', 'blink.user_timing'];

const TASK = 'ThreadControllerImpl::RunTask';
const SLOWER = 4;
/** A shorter task blocks nothing. */
const SHORT_MS = 50;

/**
 * Returns ms: what the tasks after the first paint of `url` take beyond 50 ms each, on a processor four times slower.
 * @throws without a first paint: no figure is worth anything then.
 */
export function blockingMs(events, url) {
  const opened = events.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
  );
  const own = events.filter(({ pid, tid }) => pid === opened?.pid && tid === opened.tid);
  const paint = own.find(({ name, ts }) => name === 'firstContentfulPaint' && ts >= opened.ts);
  if (!paint) throw new Error(`the trace holds no first paint of ${url}`);
  return own
    .filter(({ name, ts, dur = 0 }) => name === TASK && ts + dur >= paint.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (SLOWER * tdur) / 1000 - SHORT_MS), 0);
}
