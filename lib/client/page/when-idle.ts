// Defers work until the page is idle or used.
import 'client-only';

const LATEST_MS = 2_000;
const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Runs the task when idle, after `latestMs` at most (a tenth in Safari). Returns the cancel function. */
export function whenIdle(task: () => void, latestMs = LATEST_MS): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(task, { timeout: latestMs });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, latestMs / 10);
  return () => clearTimeout(timer);
}

/** Resolves on the first interaction, past or future; never after `end` aborts. */
export function whenInteracted(end: AbortSignal): Promise<void> {
  if (navigator.userActivation?.hasBeenActive) return Promise.resolve();
  return new Promise((resolve) => {
    const options = { capture: true, passive: true, signal: end } as const;
    for (const name of TOUCHES) window.addEventListener(name, () => resolve(), options);
  });
}
