// Measures this page and reports it, once per browser session. The plan says when; the library is loaded here alone.
import 'client-only';
import type { Metric } from 'web-vitals';
import { sendValue } from '@/lib/client/api/send-value';
import { getPageAge, getShellTime, getSupport } from '@/lib/client/measure/page-times';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored, writeStored } from '@/lib/client/storage/web-storage';
import { MAIN_VITALS, MORE_VITALS, type Vital } from '@/lib/shared/measure/beacon-value';
import { dueAtOf, type PlanEvent, startPlan, stepPlan, toReport } from '@/lib/shared/measure/plan-machine';

const VITALS: readonly Vital[] = [...MAIN_VITALS, ...MORE_VITALS];

type Hear = (vital: Vital, value: number) => void;

async function hearVitals(hear: Hear): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  const take = ({ name, value, navigationType }: Metric): void => {
    const vital = VITALS.find((one) => one === name.toLowerCase());
    // What comes out of the browser's memory was not loaded.
    if (vital && navigationType !== 'back-forward-cache') hear(vital, value);
  };
  // The library would hold them back until the page is hidden.
  const options = { reportAllChanges: true };
  onFCP(take);
  onTTFB(take);
  onLCP(take, options);
  onCLS(take, options);
  onINP(take, options);
}

function hearPage(step: (event: PlanEvent) => void): () => void {
  const whenHidden = (): void => {
    if (document.visibilityState === 'hidden') step({ type: 'hidden' });
  };
  const whenLeft = (): void => step({ type: 'hidden' });
  const whenShown = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) step({ type: 'restored' });
  };
  document.addEventListener('visibilitychange', whenHidden);
  window.addEventListener('pagehide', whenLeft);
  window.addEventListener('pageshow', whenShown);
  return () => {
    document.removeEventListener('visibilitychange', whenHidden);
    window.removeEventListener('pagehide', whenLeft);
    window.removeEventListener('pageshow', whenShown);
  };
}

function follow(): Hear {
  let plan = startPlan(getSupport(), getPageAge());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => step({ type: 'waited', atMs: getPageAge() }), dueAtOf(plan) - getPageAge());
  };
  const end = (): void => {
    clearTimeout(timer);
    stop();
    if (plan.end !== 'report') return;
    // Before it is sent: a page that goes away in between must not leave a second report to the next.
    writeStored(STORED.metricsSent, '1');
    sendValue(toReport(plan));
  };
  const step = (event: PlanEvent): void => {
    if (plan.end) return;
    const value = getShellTime();
    if (value !== undefined && plan.values.shell === undefined)
      plan = stepPlan(plan, { type: 'measured', vital: 'shell', value, atMs: getPageAge() });
    plan = stepPlan(plan, event);
    if (plan.end) end();
    else wait();
  };
  const stop = hearPage(step);
  step({ type: 'waited', atMs: getPageAge() });
  return (vital, value) => step({ type: 'measured', vital, value, atMs: getPageAge() });
}

/** Follows this page until its report is sent; nothing happens where this browser session has sent one. Never throws. */
export async function reportPerformance(): Promise<void> {
  if (readStored(STORED.metricsSent) !== null) return;
  try {
    await hearVitals(follow());
  } catch {
    // The library did not come: what is known without it is reported when it is due.
    return;
  }
}
