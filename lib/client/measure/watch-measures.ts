import 'client-only';
import { sendValue } from '@/lib/client/api/send-value';
import { getPageAge, getServerTiming } from '@/lib/client/measure/page-times';
import { reportPerformance } from '@/lib/client/measure/report-performance';
import { isCachedPage } from '@/lib/client/worker/is-cached-page';
import { STATUS_REPORT_MS } from '@/lib/shared/constants';
import { canCollect } from '@/lib/shared/measure/can-collect';
import { toStatusTimingValue } from '@/lib/shared/measure/status-timing';

let isStarted = false;

function whenShown(): Promise<void> {
  if (!('prerendering' in document) || document.prerendering !== true) return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('prerenderingchange', () => resolve(), { once: true });
  });
}

/** Sends the timing when due; nothing if this page made no status call. */
function reportStatusTiming(): void {
  const value = toStatusTimingValue(getServerTiming());
  if (value) setTimeout(() => sendValue(value), Math.max(STATUS_REPORT_MS - getPageAge(), 0));
}

async function start(): Promise<void> {
  await whenShown();
  // A cached page would report stale headers.
  if (await isCachedPage()) return;
  reportStatusTiming();
  await reportPerformance();
}

/** Measures this page load once; skips iOS below 16 and pages from the worker's cache. */
export function watchMeasures(): void {
  if (isStarted || !canCollect(navigator.userAgent, navigator.maxTouchPoints)) return;
  isStarted = true;
  void start();
}
