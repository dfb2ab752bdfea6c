// Admits requests: all of them, unless the sampled event loop has lagged for longer than a moment.
import 'server-only';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isDevelopment } from '@/lib/server/platform/is-development';
import { getLog } from '@/lib/server/platform/log';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';

/** Mean delay of the event loop in ms that counts as late, and the one below which more is admitted again. */
const LATE_MS = 800;
const CALM_MS = 300;
/** Consecutive late samples: garbage collection or a suspended machine is no overload. */
const LATE_SAMPLES_TO_SHED = 2;
const SHED_FACTOR = 0.7;
const RECOVERY_STEP = 0.1;
const MIN_SHARE = 0.05;

type Load = { share: number; credit: number; lateSamples: number };

const load = getProcessSingleton<Load>('load', () => ({ share: 1, credit: 0, lateSamples: 0 }));

/** Returns whether the next request is admitted; evenly spread by the current share. */
export function isAdmitted(): boolean {
  if (load.share === 1) return true;
  load.credit += load.share;
  if (load.credit < 1) return false;
  load.credit -= 1;
  return true;
}

function logShare(from: number): void {
  if (from === 1 && load.share < 1) getLog().warn('overloaded: some requests are answered 503');
  if (from < 1 && load.share === 1) getLog().info('no longer overloaded');
}

/** Adds the loop's mean delay in ms. From the second late sample in a row, each lowers the share by 30 %, down to 5 %; each calm one adds 10 points. */
export function recordLoopDelay(delayMs: number): void {
  const { share } = load;
  load.lateSamples = delayMs > LATE_MS ? load.lateSamples + 1 : 0;
  if (load.lateSamples >= LATE_SAMPLES_TO_SHED) load.share = Math.max(share * SHED_FACTOR, MIN_SHARE);
  // Ten times 0.1 is slightly less than 1.
  else if (delayMs < CALM_MS && share < 1)
    load.share = share + RECOVERY_STEP > 0.99 ? 1 : share + RECOVERY_STEP;
  logShare(share);
}

const SAMPLE_MS = 250;
const RESOLUTION_MS = 20;
const NS_PER_MS = 1_000_000;

/** Starts sampling four times per second; returns the function that stops it. */
export function sampleEventLoop(): () => void {
  // In development the compiler blocks the loop.
  if (isDevelopment) return () => undefined;
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  let before = { count: 0, sum: 0 };
  const timer = setInterval(() => {
    // A reset would lose the current measurement; a very late loop gives one per sample.
    const { count, mean } = delay;
    if (count === before.count) return;
    const sum = mean * count;
    recordLoopDelay((sum - before.sum) / (count - before.count) / NS_PER_MS);
    before = { count, sum };
  }, SAMPLE_MS).unref();
  return () => {
    clearInterval(timer);
    delay.disable();
  };
}
