// Measures this page and reports once per browser session; the only importer of web-vitals.
import 'client-only';
import type { Metric } from 'web-vitals';
import { sendValue } from '@/lib/client/api/send-value';
import { getPageAge, getShellTime, getSupportedVitals } from '@/lib/client/measure/page-times';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored, writeStored } from '@/lib/client/storage/web-storage';
import { MAIN_VITALS, MORE_VITALS, type Vital } from '@/lib/shared/measure/beacon-value';
import {
  dueAtOf,
  type PlanEvent,
  startPlan,
  stepPlan,
  toReportText,
} from '@/lib/shared/measure/plan-machine';

const VITALS: readonly Vital[] = [...MAIN_VITALS, ...MORE_VITALS];

type OnVital = (vital: Vital, value: number) => void;

async function subscribeVitals(onVital: OnVital): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  const take = ({ name, value, navigationType }: Metric): void => {
    const vital = VITALS.find((one) => one === name.toLowerCase());
    // A page from the back/forward cache was not loaded.
    if (vital && navigationType !== 'back-forward-cache') onVital(vital, value);
  };
  // The library would otherwise wait until the page is hidden.
  const options = { reportAllChanges: true };
  onFCP(take);
  onTTFB(take);
  onLCP(take, options);
  onCLS(take, options);
  onINP(take, options);
}

function subscribePage(step: (event: PlanEvent) => void): () => void {
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

function follow(): OnVital {
  let plan = startPlan(getSupportedVitals(), getPageAge());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => step({ type: 'waited', atMs: getPageAge() }), dueAtOf(plan) - getPageAge());
  };
  const end = (): void => {
    clearTimeout(timer);
    stop();
    if (plan.end !== 'report') return;
    // Written before sending, so that the next page sends no second report.
    writeStored(STORED.metricsSent, '1');
    sendValue(toReportText(plan));
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
  const stop = subscribePage(step);
  step({ type: 'waited', atMs: getPageAge() });
  return (vital, value) => step({ type: 'measured', vital, value, atMs: getPageAge() });
}

/** Measures this page until its report is sent, once per browser session. Never throws. */
export async function reportPerformance(): Promise<void> {
  if (readStored(STORED.metricsSent) !== null) return;
  try {
    await subscribeVitals(follow());
  } catch {
    // Without the library, the rest is still reported in time.
  }
}
