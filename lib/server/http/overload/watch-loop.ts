// Follows how late the event loop is, by Node's own measure.
import 'server-only';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { noteLateness } from '@/lib/server/http/overload/admission';
import { isDevelopment } from '@/lib/server/platform/is-development';

const LOOK_MS = 250;
const RESOLUTION_MS = 20;
const NS_PER_MS = 1_000_000;

/** Looks at the loop's delay four times a second from now on; costs nothing a request. Returns the way to stop. */
export function watchLoop(): () => void {
  // A development server's compiler holds the loop up, and only its developer waits.
  if (isDevelopment) return () => undefined;
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  let before = { count: 0, sum: 0 };
  const timer = setInterval(() => {
    // A reset would lose what is measured next, and a loop that is very late measures once a look.
    const { count, mean } = delay;
    if (count === before.count) return;
    const sum = mean * count;
    noteLateness((sum - before.sum) / (count - before.count) / NS_PER_MS);
    before = { count, sum };
  }, LOOK_MS).unref();
  return () => {
    clearInterval(timer);
    delay.disable();
  };
}
