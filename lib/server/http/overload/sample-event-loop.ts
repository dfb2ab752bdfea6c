// Samples the delay of the event loop.
import 'server-only';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { recordLoopDelay } from '@/lib/server/http/overload/admission';
import { isDevelopment } from '@/lib/server/platform/is-development';

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
