// Browser timings of a page load: start, first shell render, status call.
import 'client-only';
import type { MainVital } from '@/lib/shared/measure/beacon-value';
import { SHELL_MARK } from '@/lib/shared/measure/shell-mark';
import type { ServerTiming } from '@/lib/shared/measure/status-timing';

type Navigation = { readonly activationStart?: number; readonly serverTiming?: readonly ServerTiming[] };

const canMark = (): boolean => typeof window.performance.getEntriesByName === 'function';

function getNavigation(): Navigation | undefined {
  if (typeof window.performance.getEntriesByType !== 'function') return undefined;
  return window.performance.getEntriesByType('navigation')[0] as Navigation | undefined;
}

// A prerendered page starts at its activation.
const getStart = (): number => getNavigation()?.activationStart ?? 0;

/** Returns ms since the page started. */
export function getPageAge(): number {
  return window.performance.now() - getStart();
}

/** Returns the main vitals that this browser supports; only the shell without PerformanceObserver. */
export function getSupportedVitals(): readonly MainVital[] {
  const types =
    typeof PerformanceObserver === 'undefined' ? [] : (PerformanceObserver.supportedEntryTypes ?? []);
  const can: Record<MainVital, boolean> = {
    fcp: types.includes('paint'),
    lcp: types.includes('largest-contentful-paint'),
    shell: canMark(),
  };
  return (Object.keys(can) as MainVital[]).filter((vital) => can[vital]);
}

/** Returns the first shell render in ms since the start; undefined if the page was hidden before. */
export function getShellTime(): number | undefined {
  const mark = canMark() ? window.performance.getEntriesByName(SHELL_MARK, 'mark')[0] : undefined;
  if (!mark) return undefined;
  const states = window.performance.getEntriesByType('visibility-state');
  const wasHidden = states.some(({ name, startTime }) => name === 'hidden' && startTime < mark.startTime);
  return wasHidden ? undefined : Math.max(mark.startTime - getStart(), 0);
}

/** Returns the Server-Timing of this document; browsers expose it in secure contexts only. */
export function getServerTiming(): readonly ServerTiming[] | undefined {
  return getNavigation()?.serverTiming;
}

/** Returns timings so far as text for support, in whole ms; empty if unsupported. */
export function readPageTimes(): string {
  const paint = canMark() ? window.performance.getEntriesByName('first-contentful-paint')[0] : undefined;
  const times: Record<string, number | undefined> = {
    status: getServerTiming()?.find(({ name }) => name === 'status')?.duration,
    shell: getShellTime(),
    FCP: paint && Math.max(paint.startTime - getStart(), 0),
  };
  const known = Object.entries(times).filter((entry): entry is [string, number] => entry[1] !== undefined);
  return known.map(([name, ms]) => `${name} ${Math.round(ms)} ms`).join(', ');
}
