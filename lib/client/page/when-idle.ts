// Puts work off until the page has nothing better to do.
import 'client-only';

const LATEST_MS = 2_000;

/** Runs the task when the browser is idle, after 2 s at the latest; returns the way to call it off. Safari has no idle callback: there it waits a moment. */
export function whenIdle(task: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(task, { timeout: LATEST_MS });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, LATEST_MS / 10);
  return () => clearTimeout(timer);
}
