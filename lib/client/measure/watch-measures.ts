import 'client-only';
import { reportPerformance } from '@/lib/client/measure/report-performance';
import { reportStatusTiming } from '@/lib/client/measure/report-status-timing';
import { isCachedPage } from '@/lib/client/worker/is-cached-page';
import { canCollect } from '@/lib/shared/measure/can-collect';

let isStarted = false;

function whenShown(): Promise<void> {
  if (!('prerendering' in document) || document.prerendering !== true) return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('prerenderingchange', () => resolve(), { once: true });
  });
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
