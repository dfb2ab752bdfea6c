// What the browser itself notes of a page's load: its own start, the shell's first render, the status call.
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

// A page that was made ready beforehand begins when it is shown.
const getStart = (): number => getNavigation()?.activationStart ?? 0;

/** Ms since the page began. */
export function getPageAge(): number {
  return window.performance.now() - getStart();
}

/** The main values that this browser can measure; without a PerformanceObserver that is the shell alone. */
export function getSupport(): readonly MainVital[] {
  const types =
    typeof PerformanceObserver === 'undefined' ? [] : (PerformanceObserver.supportedEntryTypes ?? []);
  const can: Record<MainVital, boolean> = {
    fcp: types.includes('paint'),
    lcp: types.includes('largest-contentful-paint'),
    shell: canMark(),
  };
  return (Object.keys(can) as MainVital[]).filter((vital) => can[vital]);
}

/** When the shell was first rendered, in ms since the page began; undefined where it was not, or not before the page was hidden, unseen. */
export function getShellTime(): number | undefined {
  const mark = canMark() ? window.performance.getEntriesByName(SHELL_MARK, 'mark')[0] : undefined;
  if (!mark) return undefined;
  const states = window.performance.getEntriesByType('visibility-state');
  const wasHidden = states.some(({ name, startTime }) => name === 'hidden' && startTime < mark.startTime);
  return wasHidden ? undefined : Math.max(mark.startTime - getStart(), 0);
}

/** The Server-Timing of this document; browsers show it in secure contexts alone. */
export function getServerTiming(): readonly ServerTiming[] | undefined {
  return getNavigation()?.serverTiming;
}

/** What the browser noted of this load so far, as text for service: names as browsers call them, whole ms. Empty where it notes nothing. */
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
