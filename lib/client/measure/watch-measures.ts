// Starts what is measured of a page load, once per document.
import 'client-only';
import { reportPerformance } from '@/lib/client/measure/report-performance';
import { reportStatusTiming } from '@/lib/client/measure/report-status-timing';
import { isCachedPage } from '@/lib/client/worker/ask-page-source';
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
  // A kept page says nothing of the site, its headers are of another day, and there is no network to report by.
  if (await isCachedPage()) return;
  reportStatusTiming();
  await reportPerformance();
}

/** Measures and reports this page load; iOS below 16 and pages that the worker kept are left out. Later calls do nothing. */
export function watchMeasures(): void {
  if (isStarted || !canCollect(navigator.userAgent, navigator.maxTouchPoints)) return;
  isStarted = true;
  void start();
}
