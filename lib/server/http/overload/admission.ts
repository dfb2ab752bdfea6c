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
const LOOKS_TO_SHED = 2;
const LESS = 0.7;
const MORE = 0.1;
const LEAST = 0.05;

type Load = { share: number; credit: number; slowSamples: number };

const load = getProcessSingleton<Load>('load', () => ({ share: 1, credit: 0, slowSamples: 0 }));

/** Returns whether the next request is admitted; evenly spread by the current share. */
export function isAdmitted(): boolean {
  if (load.share === 1) return true;
  load.credit += load.share;
  if (load.credit < 1) return false;
  load.credit -= 1;
  return true;
}

function logShare(from: number): void {
  if (from === 1 && load.share < 1) getLog().warn('overloaded: some of what comes is answered 503');
  if (from < 1 && load.share === 1) getLog().info('no longer overloaded');
}

/** Adds the loop's mean delay in ms. From the second late sample on the share falls by a third each, down to 5 %; calm ones return a tenth. */
export function recordLoopDelay(delayMs: number): void {
  const { share } = load;
  load.slowSamples = delayMs > LATE_MS ? load.slowSamples + 1 : 0;
  if (load.slowSamples >= LOOKS_TO_SHED) load.share = Math.max(share * LESS, LEAST);
  // Ten times 0.1 is slightly less than 1.
  else if (delayMs < CALM_MS && share < 1) load.share = share + MORE > 0.99 ? 1 : share + MORE;
  logShare(share);
}

const LOOK_MS = 250;
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
  }, LOOK_MS).unref();
  return () => {
    clearInterval(timer);
    delay.disable();
  };
}
